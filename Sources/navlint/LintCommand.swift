import Diagnostics
import FlowGraph
import FlowLoader
import Foundation
import Reporters
import RuleKit
import Rules

let lintCommand = Command(
    name: "lint", operands: "[PATH…]", summary: "Check the navigation of the sources in PATH, the current folder by default",
    options: [
        Option(
            name: "--format", value: "FORMAT", choices: Format.allCases.map(\.rawValue),
            help: "What goes to standard output: text by default, xcode in Xcode"),
        Option(name: "--output", value: "FORMAT=FILE", help: "Write a report to a file as well; may be repeated", isRepeatable: true),
        Option(name: "--only", value: "RULE", help: "Run only these rules; may be repeated, or list them with commas", isRepeatable: true),
        Option(name: "--skip", value: "RULE", help: "Run all rules but these", isRepeatable: true),
        Option(name: "--strict", help: "Fail on warnings too: --fail-on warning"),
        Option(
            name: "--fail-on", value: "LEVEL", choices: FailLevel.allCases.map(\.rawValue),
            help: "The least severity that gives exit code 1: error by default"),
        .config, .noConfig,
        Option(name: "--pedantic", help: "Show findings that are only possible"),
        .baseline, .strictBaseline, .since, .staged, .scriptInputs,
        .jobs,
        Option(name: "--color", value: "WHEN", choices: ["auto", "always", "never"], help: "Colours in text: auto by default"),
        .quiet,
        Option(name: "--stats", help: "Tell what was read, what stayed unresolved, and what it cost"),
    ],
    run: { arguments, console throws(Failure) in try lint(arguments, console) })

enum Format: String, CaseIterable {
    case text, xcode, json
}

enum FailLevel: String, CaseIterable {
    case error, warning, info, never

    func fails(on severity: Severity) -> Bool {
        switch self {
        case .error: severity == .error
        case .warning: severity >= .warning
        case .info: true
        case .never: false
        }
    }
}

private func lint(_ arguments: Arguments, _ console: Console) throws(Failure) -> Int32 {
    let paths = try paths(arguments, console)
    let configuration = try configuration(for: arguments, at: paths.first, console)
    let rules = try selectedRules(only: arguments.all("--only"), skip: arguments.all("--skip"), configuration)
    let outputs = try arguments.all("--output").map { text throws(Failure) in try Output(text) }
    let failLevel = try failLevel(arguments)
    let format = arguments.value("--format").flatMap(Format.init) ?? defaultFormat(console)
    let isQuiet = arguments.has("--quiet")

    let tree = arguments.has("--staged") ? try stagedTree(paths, console) : .disk
    guard let loaded = try load(paths, in: tree, jobs: try arguments.count("--jobs"), isQuiet: isQuiet, configuration, console) else {
        // Readers of machine formats still get a report.
        return try report([], summary: Summary(), as: format, outputs: outputs, root: console.currentFolder, arguments, console)
            ? ExitCode.clean : ExitCode.failure
    }
    let start = ContinuousClock.now
    var settings = configuration.settings(for: loaded, pedantic: arguments.has("--pedantic"))
    settings.isWhole = loaded.discovery.isWhole
    let result = check(rules, loaded.flow, settings: settings)
    let gate = try gate(result.diagnostics, of: loaded, by: rules, arguments, configuration, console)
    let diagnostics = gate.diagnostics
    let checking = (pass: "check", duration: start.duration(to: .now))

    var summary = summary(of: loaded)
    summary.suppressed = result.suppressed
    summary.baselined = gate.baselined
    let isWritten = try report(
        diagnostics, summary: summary, as: format, outputs: outputs, root: loaded.discovery.root, files: loaded.discovery.files,
        arguments, console)
    if !isQuiet || gate.failsOnVanished && !gate.vanished.isEmpty { gate.remarks.forEach { console.writeError("navlint: \($0)\n") } }
    if !isQuiet, format == .text || !loaded.gaps.isEmpty { console.writeError(closing(diagnostics, summary, loaded)) }
    if arguments.has("--stats") { console.writeError(statistics(of: loaded, timings: loaded.seconds + [checking])) }

    let everyEntryCounts = tellIdle(result.idle, loaded, configuration, console)
    if !loaded.faults.isEmpty || !isWritten || !everyEntryCounts { return ExitCode.failure }
    if gate.failsOnVanished, !gate.vanished.isEmpty { return ExitCode.findings }
    return diagnostics.contains { failLevel.fails(on: $0.severity) } ? ExitCode.findings : ExitCode.clean
}

// MARK: Options

private func paths(_ arguments: Arguments, _ console: Console) throws(Failure) -> [String] {
    guard arguments.has("--script-inputs") else { return arguments.operands }
    if !arguments.operands.isEmpty { throw Failure("--script-inputs and PATH exclude each other") }
    return try scriptInputs(console)
}

/// What `--only` names, else what the configuration lets run, without what `--skip` names.
private func selectedRules(only: [String], skip: [String], _ configuration: Configuration) throws(Failure) -> [Rule] {
    let known = allRules.map(\.id)
    func named(_ lists: [String]) throws(Failure) -> Set<String> {
        let ids = lists.flatMap { $0.split(separator: ",").map(String.init) }
        for id in ids where !known.contains(id) { throw Failure("there is no rule “\(id)”\(suggestion(for: id, among: known))") }
        return Set(ids)
    }
    let kept = try named(only)
    let dropped = try named(skip)
    return (only.isEmpty ? configuration.rules : allRules.filter { kept.contains($0.id) }).filter { !dropped.contains($0.id) }
}

/// Entries of `ignore` that match nothing are errors, where all that they could speak of has been read. False when there are any.
private func tellIdle(_ places: [Span], _ loaded: Loaded, _ configuration: Configuration, _ console: Console) -> Bool {
    let root = loaded.discovery.root
    let judged = places.filter { $0.path == configuration.url?.path ? configuration.isCovered(by: root) : loaded.discovery.isWhole }
    for place in judged.sorted() {
        let shown = place.path.hasPrefix("/") ? console.shown(place) : "\(console.shown(place.path, in: root)):\(place.line):\(place.column)"
        console.writeError("\(shown): error: ignore: nothing is found that this could ignore; remove it\n")
    }
    return judged.isEmpty
}

private func failLevel(_ arguments: Arguments) throws(Failure) -> FailLevel {
    guard let level = arguments.value("--fail-on").flatMap(FailLevel.init) else { return arguments.has("--strict") ? .warning : .error }
    if arguments.has("--strict") { throw Failure("--strict and --fail-on exclude each other") }
    return level
}

/// In a build phase Xcode reads the output, unless a format is asked for.
private func defaultFormat(_ console: Console) -> Format {
    console.environment["XCODE_VERSION_ACTUAL"] != nil && !console.outputIsTerminal ? .xcode : .text
}

/// A report into a file: `json=flow.json`.
private struct Output {
    var format: Format
    var file: String

    init(_ text: String) throws(Failure) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw Failure("--output needs FORMAT=FILE, not “\(text)”") }
        let formats = Format.allCases.map(\.rawValue)
        guard let format = Format(rawValue: parts[0]) else {
            throw Failure("“\(parts[0])” is no format; there are \(formats.joined(separator: ", "))\(suggestion(for: parts[0], among: formats))")
        }
        self.format = format
        file = parts[1]
    }
}

// MARK: Reports

/// Writes the report to standard output and into files; false when standard output failed.
private func report(
    _ diagnostics: [Diagnostic], summary: Summary, as format: Format, outputs: [Output], root: String, files: [SourceFile] = [],
    _ arguments: Arguments, _ console: Console
) throws(Failure) -> Bool {
    let lines = SourceLines(of: diagnostics, root: root, files: files)
    func text(_ format: Format, coloured: Bool) throws(Failure) -> String {
        switch format {
        case .text:
            return textReport(diagnostics, coloured: coloured, shown: { console.shown($0, in: root) }, line: lines.line)
        case .xcode:
            let isInXcode = console.environment["SRCROOT"] != nil || console.environment["XCODE_VERSION_ACTUAL"] != nil
            return xcodeReport(diagnostics, path: { isInXcode ? "\(root)/\($0)" : console.shown($0, in: root) })
        case .json:
            do {
                return try jsonReport(diagnostics, summary: summary)
            } catch {
                throw Failure("the report cannot be encoded: \(error)")
            }
        }
    }
    for output in outputs {
        let file = URL(fileURLWithPath: output.file, relativeTo: URL(fileURLWithPath: console.currentFolder, isDirectory: true))
        let data = Data(try text(output.format, coloured: false).utf8)
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            throw Failure("\(output.file) cannot be written: \((error as NSError).localizedDescription)")
        }
    }
    return console.write(try text(format, coloured: console.isColoured(arguments.value("--color"))))
}

/// The lines of the files that findings lie in.
private struct SourceLines {
    private var lines: [String: [Substring]] = [:]

    init(of diagnostics: [Diagnostic], root: String, files: [SourceFile]) {
        for path in Set(diagnostics.map(\.location.path)) {
            var data = try? Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)"))
            if case .memory(let staged)? = files.first(where: { $0.path == path })?.contents { data = staged }
            let text = data.map { String(decoding: $0, as: UTF8.self) }
            lines[path] = text?.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        }
    }

    func line(_ path: String, _ number: Int) -> String? {
        guard let lines = lines[path], lines.indices.contains(number - 1) else { return nil }
        return String(lines[number - 1])
    }
}
