import Diagnostics
import FlowGraph
import Reporters
import RuleKit
import Rules

let lintCommand = Command(
    name: "lint", operands: "[PATH…]", summary: "Check the navigation of the sources in PATH, the current folder by default",
    options: Option.reporting + [
        Option(name: "--only", value: "RULE", help: "Run only these rules; may be repeated, or list them with commas", isRepeatable: true),
        Option(name: "--skip", value: "RULE", help: "Run all rules but these", isRepeatable: true),
        Option(name: "--strict", help: "Fail on warnings too: --fail-on warning"),
        Option(
            name: "--fail-on", value: "LEVEL", choices: FailLevel.allCases.map(\.rawValue),
            help: "The least severity that gives exit code 1: error by default"),
        Option(name: "--max-warnings", value: "N", help: "Exit code 1 with more than N warnings"),
        Option(name: "--exit-zero", help: "Exit code 0 in spite of findings"),
        Option(name: "--fail-on-parse-error", help: "Exit code 2 when anything was not understood"),
        .config, .noConfig,
        Option(name: "--no-walk", help: "Do not walk the app for the rules that look at a walk"),
        Option(name: "--pedantic", help: "Show findings that are only possible"),
        .jobs,
        .quiet,
        Option(name: "--stats", help: "Tell what was read, what stayed unresolved, and what it cost"),
    ],
    run: { arguments, console throws(Failure) in try lint(arguments, console) })

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
    let configuration = try configuration(for: arguments, console)
    let rules = try selectedRules(only: arguments.all("--only"), skip: arguments.all("--skip"), configuration)
    let outputs = try Outputs(arguments, console)
    let threshold = try Threshold(arguments)
    let isQuiet = arguments.has("--quiet")

    guard let loaded = try load(arguments.operands, jobs: try arguments.count("--jobs"), isQuiet: isQuiet, configuration, console) else {
        // Readers of machine formats still get a report.
        return try outputs.write(report(of: rules, outputs), root: console.currentFolder, console) ? ExitCode.clean : ExitCode.failure
    }
    let start = ContinuousClock.now
    var settings = configuration.settings(root: loaded.discovery.root, pedantic: arguments.has("--pedantic"))
    if arguments.has("--no-walk") { settings.walk = nil }
    let result = check(rules, loaded.flow, settings: settings)
    let diagnostics = result.diagnostics
    let checking = (pass: "check", duration: start.duration(to: .now))

    var summary = summary(of: loaded)
    summary.suppressed = result.suppressed
    if !isQuiet, arguments.all("--only").isEmpty, arguments.all("--skip").isEmpty { tellIdle(result.idle, console) }
    var code = diagnostics.contains { threshold.level.fails(on: $0.severity) } || threshold.hasTooMany(diagnostics) ? ExitCode.findings : ExitCode.clean
    if threshold.isLifted { code = ExitCode.clean }
    if !loaded.faults.isEmpty || threshold.needsAll && !loaded.gaps.isEmpty { code = ExitCode.failure }

    var report = report(of: rules, outputs)
    report.diagnostics = diagnostics
    report.summary = summary
    report.notes = loaded.runNotes
    report.exitCode = code
    let lines = SourceLines(of: diagnostics, root: loaded.discovery.root, files: loaded.discovery.files)
    report.line = { lines.line($0, $1) }
    let isWritten = try outputs.write(report, root: loaded.discovery.root, console)
    if !isQuiet, outputs.standard == .text || !loaded.gaps.isEmpty { console.writeError(closing(diagnostics, summary, loaded)) }
    if !isQuiet, threshold.needsAll, !loaded.gaps.isEmpty { console.writeError("navlint: the run fails, since not all was understood (--fail-on-parse-error)\n") }
    if arguments.has("--stats") { console.writeError(statistics(of: loaded, timings: loaded.seconds + [checking])) }
    return isWritten ? code : ExitCode.failure
}

/// A report without findings.
private func report(of rules: [Rule], _ outputs: Outputs) -> Report {
    var report = Report()
    report.version = version
    report.rules = rules.sorted { $0.id < $1.id }.map { RuleInfo($0, quotesCard: outputs.quoteCards) }
    return report
}

// MARK: Options

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

private func tellIdle(_ places: [Span], _ console: Console) {
    for place in places.sorted() { console.writeError("\(console.shown(place)): note: nothing is found that this could ignore\n") }
}

/// What makes a run fail.
private struct Threshold {
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
