import Diagnostics
import FlowGraph
import FlowLoader
import Foundation
import ToolArguments

/// The sources named on the command line as a placed flow, with what happened on the way.
struct Loaded {
    /// As they were named.
    var paths: [String]
    var discovery: Discovery
    var flow: Flow
    var notes: [LoadNote]
    /// The `navlint:` comments and notes of the sources.
    var remarks: [Remark]
    /// What flow files ask not to be told.
    var ignored: [LintConfiguration.Ignored]
    var seconds: [(pass: String, duration: Duration)]
    /// Files whose facts an earlier run has left.
    var knownFiles = 0
    /// What an earlier run over the same found; then there is no flow.
    var remembered: RememberedRun?

    /// Input that was asked for and is broken or cannot be read: the run must not end well.
    var faults: [LoadNote] { discovery.unreadable + notes.filter { $0.kind == .invalid } }

    /// What was read only in part.
    var gaps: [LoadNote] { notes.filter { $0.kind == .unreadable } }

    /// What the configuration says of screens about which too little is known here.
    var vague: [LoadNote] { notes.filter { $0.kind == .vague } }
}

extension Option {
    static let textOrJSON = Option(name: "--format", value: "FORMAT", choices: ["text", "json"], help: "text by default")
    static let jobs = Option(name: "--jobs", value: "N", help: "Threads to work with; as many as there are cores by default")
    static let quiet = Option(name: "--quiet", help: "Say nothing besides the result and errors")
}

/// Discovers, extracts, links and places, as the configuration says. Nil when everything was left out on purpose: that is no failure, and has been said.
/// `recall` is asked whether what was discovered, with those digests, has been looked at before: then that is all. Else only what the
/// `memory` does not know is extracted.
func load(
    _ paths: [String], in tree: FileTree = .disk, jobs: Int?, isQuiet: Bool, _ configuration: Configuration, _ console: Console,
    memory: RunMemory? = nil, recall: (Discovery, [String?]) -> RememberedRun? = { _, _ in nil }
) throws(Failure) -> Loaded? {
    let start = ContinuousClock.now
    let paths = paths.isEmpty ? ["."] : paths
    var cache = FactsCache()
    let discovery = discover(paths, from: console.currentFolder, in: tree, isLeftOut: configuration.isLeftOut) { projects, root in
        if let memory { cache = memory.facts(below: root) }
        return memory == nil ? extract(projects, jobs: 1) : extract(projects, digests(of: projects, jobs: 1), from: cache, isWhole: false, jobs: 1).facts
    }
    let duration = start.duration(to: .now)
    guard discovery.hasNavigation else {
        try explainEmptiness(of: discovery, isQuiet: isQuiet, console)
        return nil
    }
    let contents = memory == nil ? [] : digests(of: discovery.files, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    if let run = recall(discovery, contents) {
        var loaded = Loaded(
            paths: paths, discovery: discovery, flow: Flow(FlowGraph()), notes: discovery.oversized + run.notes, remarks: [], ignored: [], seconds: [])
        loaded.remembered = run
        tellProblems(of: loaded, isQuiet: isQuiet, console)
        return loaded
    }
    var known = 0
    var loaded = assemble(discovery, jobs: jobs, configuration, Progress(console, isQuiet: isQuiet)) { jobs, progress in
        guard let memory else { return extract(discovery.files, jobs: jobs, progress: progress) }
        let read = extract(discovery.files, contents, from: cache, isWhole: discovery.isWhole, jobs: jobs, progress: progress)
        if let new = read.cache { memory.keep(new, below: discovery.root) }
        known = read.known
        return read.facts
    }
    loaded.paths = paths
    loaded.knownFiles = known
    loaded.seconds.insert(("discover", duration), at: 0)
    loaded.notes += configuration.vagueEntries(in: loaded)
    tellProblems(of: loaded, isQuiet: isQuiet, console)
    try configuration.requireMatches(in: loaded, console)
    return loaded
}

/// Extracts, links and places what was discovered. Says nothing but how far it is. `reading` gives the facts of the files, all of them
/// extracted by default; it is told how many threads to work with, and tells how far it is.
func assemble(
    _ discovery: Discovery, jobs: Int?, _ configuration: Configuration, _ progress: Progress,
    reading: ((_ jobs: Int, _ progress: (_ done: Int, _ all: Int) -> Void) -> [FileFacts])? = nil
) -> Loaded {
    var seconds: [(pass: String, duration: Duration)] = []
    func timed<Value>(_ pass: String, _ work: () -> Value) -> Value {
        let start = ContinuousClock.now
        let value = work()
        seconds.append((pass, start.duration(to: .now)))
        return value
    }
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let reading = reading ?? { extract(discovery.files, jobs: $0, progress: $1) }
    let facts = timed("extract") { reading(jobs) { progress.tell("reading \($0) of \($1) files") } }
    progress.tell("linking")
    let linked = timed("link") { link(facts, names: configuration.file.names, jobs: jobs) }
    progress.tell("placing")
    let flow = timed("place") { Flow(linked.graph) }
    progress.clear()
    let ignored = facts.flatMap(\.ignored)
    let notes = discovery.oversized + facts.flatMap(\.notes) + linked.notes + ignored.compactMap { unknownRule($0.rule, at: $0.location) }
    return Loaded(
        paths: [], discovery: discovery, flow: flow, notes: notes, remarks: facts.flatMap(\.remarks), ignored: ignored, seconds: seconds)
}

/// A folder without sources must never look clean.
private func explainEmptiness(of discovery: Discovery, isQuiet: Bool, _ console: Console) throws(Failure) {
    if !discovery.unreadable.isEmpty {
        let faults = discovery.unreadable.map { "\(console.shown($0.location.path, in: discovery.root)): \($0.message)" }
        throw Failure(faults.joined(separator: "\nnavlint: error: "))
    }
    guard discovery.isSkippedWhole else {
        throw Failure("nothing to lint in \(discovery.root): there are no .swift, .m, .mm, .storyboard, .xib or .flow.json files")
    }
    if !isQuiet { console.writeError("navlint: note: everything is left out on purpose: \(description(of: discovery.skipped))\n") }
}

/// `12 tests, 3 dependencies`, by reason.
func description(of skipped: [Discovery.Skipped]) -> String {
    Dictionary(grouping: skipped, by: \.reason.rawValue).sorted { $0.key < $1.key }
        .map { "\($0.key): \($0.value.count)" }.joined(separator: ", ")
}

func tellProblems(of loaded: Loaded, isQuiet: Bool, _ console: Console) {
    func line(_ note: LoadNote, _ word: String) -> String {
        let path = console.shown(note.location.path, in: loaded.discovery.root)
        return "\(path):\(note.location.line):\(note.location.column): \(word): \(note.message)\n"
    }
    loaded.faults.sorted { $0.location < $1.location }.forEach { console.writeError(line($0, "error")) }
    guard !isQuiet else { return }
    let gaps = loaded.gaps.sorted { $0.location < $1.location }
    gaps.prefix(shownGaps).forEach { console.writeError(line($0, "note")) }
    if gaps.count > shownGaps { console.writeError("navlint: note: \(gaps.count - shownGaps) more places were not understood\n") }
    loaded.vague.sorted { $0.location < $1.location }.forEach { console.writeError(line($0, "note")) }
}

private let shownGaps = 20
