import Diagnostics
import FlowGraph
import FlowLoader
import Foundation
import Reporters
import RuleKit
import Rules
import ToolArguments

let lintCommand = Command(
    name: "lint", operands: "[PATH…]", summary: "Check the navigation of the sources in PATH, the current folder by default",
    options: Option.reporting + [
        .only, .skip, .strict, .failOn,
        Option(name: "--max-warnings", value: "N", help: "Exit code 1 with more than N warnings"),
        Option(name: "--exit-zero", help: "Exit code 0 in spite of findings"),
        Option(name: "--fail-on-parse-error", help: "Exit code 2 when anything was not understood"),
        .config, .noConfig,
        Option(name: "--no-walk", help: "Do not walk the app for the rules that look at a walk"),
        Option(name: "--pedantic", help: "Show findings that are only possible"),
        .baseline, .noBaseline, .strictBaseline, .since, .staged, .scriptInputs,
        .facts, .noCache, .cacheDir, .jobs,
        .quiet,
        Option(name: "--stats", help: "Tell what was read, what stayed unresolved, and what it cost"),
    ],
    run: { arguments, console throws(Failure) in try lint(arguments, console) })

extension Option {
    static let only = Option(
        name: "--only", value: "RULE", help: "Run only these rules; may be repeated, or list them with commas", isRepeatable: true, completes: .rules)
    static let skip = Option(name: "--skip", value: "RULE", help: "Run all rules but these", isRepeatable: true, completes: .rules)
    static let strict = Option(name: "--strict", help: "Fail on warnings too: --fail-on warning")
    static let failOn = Option(
        name: "--fail-on", value: "LEVEL", choices: FailLevel.allCases.map(\.rawValue),
        help: "The least severity that gives exit code 1: error by default")
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
    let outputs = try Outputs(arguments, console)
    let threshold = try Threshold(arguments)
    let isQuiet = arguments.has("--quiet")

    let tree = arguments.has("--staged") ? try stagedTree(paths, console) : .disk
    let jobs = try arguments.count("--jobs")
    // What was before a revision, and what it all cost, is not remembered.
    let memory = RunMemory(arguments, console)
    let remembersRuns = !arguments.has("--since") && !arguments.has("--stats")
    var key: String?
    let facts = arguments.all("--facts")
    func remembered(_ discovery: Discovery, _ digests: [String?]) -> RememberedRun? {
        guard let memory, remembersRuns else { return nil }
        key = runKey(of: discovery, digests, rules, arguments, configuration)
        return key.flatMap(memory.run)
    }
    let loading = facts.isEmpty
        ? try load(paths, in: tree, jobs: jobs, isQuiet: isQuiet, configuration, console, memory: memory, recall: remembered)
        : try loadFacts(facts, jobs: jobs, isQuiet: isQuiet, configuration, console)
    guard let loaded = loading else {
        // Readers of machine formats still get a report.
        return try outputs.write(report(of: rules, outputs), root: console.currentFolder, console) ? ExitCode.clean : ExitCode.failure
    }
    let start = ContinuousClock.now
    let found = loaded.remembered ?? findings(in: loaded, rules, arguments, configuration, key: key ?? "")
    if key != nil, loaded.remembered == nil { memory?.keep(found) }
    let gate = try gate(found.diagnostics, of: loaded, by: rules, arguments, configuration, console)
    let diagnostics = gate.diagnostics
    let checking = (pass: "check", duration: start.duration(to: .now))

    var summary = summary(of: loaded)
    summary.suppressed = found.suppressed
    summary.baselined = gate.baselined
    let everyEntryCounts = tellIdle(found.idle, loaded, configuration, console)
    var code = diagnostics.contains { threshold.level.fails(on: $0.severity) } || threshold.hasTooMany(diagnostics) ? ExitCode.findings : ExitCode.clean
    if gate.fails { code = ExitCode.findings }
    if threshold.isLifted { code = ExitCode.clean }
    if !loaded.faults.isEmpty || !everyEntryCounts || threshold.needsAll && !loaded.gaps.isEmpty { code = ExitCode.failure }

    var report = report(of: rules, outputs)
    report.diagnostics = diagnostics
    report.summary = summary
    report.notes = loaded.runNotes
    report.exitCode = code
    report.hasBaseline = gate.hasBaseline
    let lines = SourceLines(of: diagnostics, root: loaded.discovery.root, files: loaded.discovery.files)
    report.line = { lines.line($0, $1) }
    let reportStart = ContinuousClock.now
    let isWritten = try outputs.write(report, root: loaded.discovery.root, console)
    let reporting = (pass: "report", duration: reportStart.duration(to: .now))
    if !isQuiet || gate.fails { gate.remarks.forEach { console.writeError("navlint: \($0)\n") } }
    if !isQuiet, outputs.standard == .text || !loaded.gaps.isEmpty { console.writeError(closing(diagnostics, summary, loaded)) }
    if !isQuiet, threshold.needsAll, !loaded.gaps.isEmpty { console.writeError("navlint: the run fails, since not all was understood (--fail-on-parse-error)\n") }
    if arguments.has("--stats") { console.writeError(statistics(of: loaded, timings: loaded.seconds + [checking, reporting])) }
    return isWritten ? code : ExitCode.failure
}

/// Runs the rules over what was loaded.
private func findings(
    in loaded: Loaded, _ rules: [Rule], _ arguments: Arguments, _ configuration: Configuration, key: String
) -> RememberedRun {
    var settings = configuration.settings(for: loaded, pedantic: arguments.has("--pedantic"))
    settings.isWhole = loaded.discovery.isWhole
    if arguments.has("--no-walk") { settings.walk = nil }
    let result = check(rules, loaded.flow, settings: settings)
    let summary = summary(of: loaded)
    return RememberedRun(
        key: key, diagnostics: result.diagnostics, suppressed: result.suppressed, idle: result.idle,
        notes: Array(loaded.notes.dropFirst(loaded.discovery.oversized.count)), unresolved: loaded.flow.graph.unresolved,
        screens: summary.screens, transitions: summary.transitions, openScreens: summary.openScreens, opaqueActions: summary.opaqueActions)
}

/// A report without findings.
private func report(of rules: [Rule], _ outputs: Outputs) -> Report {
    var report = Report()
    report.version = version
    report.rules = rules.sorted { $0.id < $1.id }.map { RuleInfo($0, quotesCard: outputs.quoteCards) }
    return report
}

// MARK: Options

private func paths(_ arguments: Arguments, _ console: Console) throws(Failure) -> [String] {
    if arguments.has("--facts") {
        let others = ["--script-inputs", "--staged", "--since"].filter(arguments.has) + arguments.operands.prefix(1)
        if let other = others.first { throw Failure("--facts and \(other.hasPrefix("-") ? other : "PATH") exclude each other") }
    }
    guard arguments.has("--script-inputs") else { return arguments.operands }
    if !arguments.operands.isEmpty { throw Failure("--script-inputs and PATH exclude each other") }
    return try scriptInputs(console)
}

/// What `--only` names, else what the configuration lets run, without what `--skip` names.
func selectedRules(only: [String], skip: [String], _ configuration: Configuration) throws(Failure) -> [Rule] {
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

/// What makes a run fail.
struct Threshold {
    var level = FailLevel.error
    var maxWarnings: Int?
    /// Findings never make it fail.
    var isLifted: Bool
    /// What was not understood makes it fail.
    var needsAll: Bool

    init(_ arguments: Arguments) throws(Failure) {
        maxWarnings = try arguments.count("--max-warnings", from: 0)
        isLifted = arguments.has("--exit-zero")
        needsAll = arguments.has("--fail-on-parse-error")
        let named = arguments.value("--fail-on").flatMap(FailLevel.init)
        if named != nil, arguments.has("--strict") { throw Failure("--strict and --fail-on exclude each other") }
        level = named ?? (arguments.has("--strict") ? .warning : .error)
    }

    func hasTooMany(_ diagnostics: [Diagnostic]) -> Bool {
        maxWarnings.map { limit in diagnostics.count { $0.severity == .warning } > limit } ?? false
    }
}
