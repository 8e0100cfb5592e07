import Diagnostics
import FlowLoader
import Foundation
import ToolArguments

let extractCommand = Command(
    name: "extract", operands: "[PATH…]", summary: "Write what the sources in PATH say to a file, for `lint --facts`: the expensive part, a module at a time",
    options: [
        Option(name: "--output", value: "FACTS", help: "The file to write", completes: .files), .config, .noConfig, .jobs, .quiet,
    ],
    notes: "Run it in the folder that `lint --facts` runs in: files are known by their paths from there.",
    run: { arguments, console throws(Failure) in try extract(arguments, console) })

extension Option {
    static let facts = Option(
        name: "--facts", value: "FACTS", help: "Lint what `navlint extract` has written, instead of sources; may be repeated, once a module",
        isRepeatable: true, completes: .files)
}

private func extract(_ arguments: Arguments, _ console: Console) throws(Failure) -> Int32 {
    guard let name = arguments.value("--output") else { throw Failure("extract needs --output FACTS, the file to write") }
    let url = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: console.currentFolder, isDirectory: true)).standardizedFileURL
    let configuration = try configuration(for: arguments, console)
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    for path in paths {
        let whole = path.hasPrefix("/") ? path : "\(console.currentFolder)/\(path)"
        if !FileManager.default.fileExists(atPath: whole) { throw Failure("\(path): there is no such file or folder") }
    }
    let discovery = discover(paths, from: console.currentFolder, root: console.currentFolder, isLeftOut: configuration.isLeftOut)
    for fault in discovery.unreadable { console.writeError("\(console.shown(fault.location.path, in: discovery.root)): error: \(fault.message)\n") }
    guard discovery.unreadable.isEmpty else { return ExitCode.failure }
    guard !discovery.files.isEmpty else { throw Failure("nothing to read in \(paths.joined(separator: ", "))") }
    let jobs = try arguments.count("--jobs") ?? ProcessInfo.processInfo.activeProcessorCount
    let progress = Progress(console, isQuiet: arguments.has("--quiet"))
    let facts = extract(discovery.files, jobs: jobs) { progress.tell("reading \($0) of \($1) files") }
    progress.clear()
    do {
        let data = FactsFile(facts: facts, notes: discovery.oversized, isWhole: discovery.isWhole).data()
        try writeWhole(data, to: url)
    } catch {
        throw Failure("\(name) cannot be written: \((error as NSError).localizedDescription)")
    }
    return ExitCode.clean
}

/// Links and places what `extract` has written of several modules, as if their sources had been named.
func loadFacts(
    _ names: [String], jobs: Int?, isQuiet: Bool, _ configuration: Configuration, _ console: Console
) throws(Failure) -> Loaded {
    let here = URL(fileURLWithPath: console.currentFolder, isDirectory: true)
    var facts: [FileFacts] = []
    var origins: [String: String] = [:]
    var discovery = discover([], from: console.currentFolder, root: console.currentFolder)
    for name in names {
        let file = try factsFile(name, at: URL(fileURLWithPath: name, relativeTo: here))
        for read in file.facts {
            if let other = origins[read.path] { throw Failure("\(read.path) is in \(other) and in \(name)") }
            origins[read.path] = name
        }
        facts += file.facts
        discovery.oversized += file.notes
        discovery.isWhole = discovery.isWhole && file.isWhole
    }
    facts = withoutOtherTargets(facts).sorted { $0.path < $1.path }
    discovery.files = facts.map { file in
        SourceFile(path: file.path, contents: .disk(URL(fileURLWithPath: file.path, relativeTo: here)))
    }
    guard discovery.hasNavigation else { throw Failure("nothing to lint in \(names.joined(separator: ", "))") }
    var loaded = assemble(discovery, jobs: jobs, configuration, Progress(console, isQuiet: isQuiet)) { _, _ in facts }
    loaded.paths = ["."]
    loaded.notes += configuration.vagueEntries(in: loaded)
    tellProblems(of: loaded, isQuiet: isQuiet, console)
    try configuration.requireMatches(in: loaded, console)
    return loaded
}

private func factsFile(_ name: String, at url: URL) throws(Failure) -> FactsFile {
    let data: Data
    do {
        data = try ordinaryContents(of: url)
    } catch {
        throw Failure("the facts \(name) cannot be read: \((error as NSError).localizedDescription)")
    }
    guard let file = try? FactsFile(data) else {
        throw Failure("\(name) holds no facts of this version of navlint; `navlint extract --output \(name)` writes them")
    }
    return file
}
