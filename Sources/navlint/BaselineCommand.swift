import Diagnostics
import FlowLoader
import Foundation
import Reporters
import RuleKit
import ToolArguments

private let verbs = ["write", "update", "check"]

let baselineCommand = Command(
    name: "baseline", operands: "write|update|check [PATH…]", summary: "Keep the findings that are put up with for now, so that only new ones count",
    options: [
        Option(name: "--baseline", value: "FILE", help: "The configuration’s by default, else \(BaselineFile.name) in the current folder"),
        .config, .noConfig,
        Option(name: "--pedantic", help: "With findings that are only possible"),
        .jobs, .quiet,
    ],
    notes: """
        write   notes down all that is found now
        update  takes out what is found no longer; it never adds anything
        check   tells what is new and what is found no longer
        Exit codes: 0 done, or nothing differs; 1 check found a difference; 2 it could not run, and nothing was written.
        """,
    completes: .words(verbs),
    run: { arguments, console throws(Failure) in
        guard let verb = arguments.operands.first else { throw Failure("baseline needs one of write, update, check") }
        guard verbs.contains(verb) else { throw Failure("baseline has no “\(verb)”\(suggestion(for: verb, among: verbs)); there is write, update and check") }
        let paths = Array(arguments.operands.dropFirst())
        let configuration = try configuration(for: arguments, at: paths.first ?? ".", console)
        let name = try configuration.baseline(arguments, console) ?? BaselineFile.name
        // A baseline that cannot be used is told before anything is read.
        let old = verb == "write" ? BaselineOnDisk(nameOnly: name, console) : try BaselineOnDisk(name, console)
        let (found, loaded, rules) = try findings(paths, configuration, arguments, console)
        switch verb {
        case "write": return try write(found, old, loaded, arguments, console)
        case "update": return try update(old, found, loaded, rules, arguments, console)
        default: return compare(old, found, loaded, rules, arguments, console)
        }
    })

private func findings(
    _ paths: [String], _ configuration: Configuration, _ arguments: Arguments, _ console: Console
) throws(Failure) -> ([Diagnostic], Loaded, [Rule]) {
    guard let loaded = try load(paths, jobs: try arguments.count("--jobs"), isQuiet: arguments.has("--quiet"), configuration, console) else {
        throw Failure("nothing was read, so there is nothing to compare a baseline with")
    }
    guard loaded.faults.isEmpty else { throw Failure("the sources could not be read whole, so the baseline is left alone") }
    var settings = configuration.settings(for: loaded, pedantic: arguments.has("--pedantic"))
    settings.isWhole = loaded.discovery.isWhole
    return (check(configuration.rules, loaded.flow, settings: settings).diagnostics, loaded, configuration.rules)
}

private func write(
    _ found: [Diagnostic], _ target: BaselineOnDisk, _ loaded: Loaded, _ arguments: Arguments, _ console: Console
) throws(Failure) -> Int32 {
    let baseline = Baseline(of: found) { target.file($0, in: loaded.discovery.root) }
    try target.write(baseline)
    if !arguments.has("--quiet") { console.writeError("navlint: \(counted(baseline.total, "finding")) written to \(target.name)\n") }
    return ExitCode.clean
}

private func update(
    _ old: BaselineOnDisk, _ found: [Diagnostic], _ loaded: Loaded, _ rules: [Rule], _ arguments: Arguments, _ console: Console
) throws(Failure) -> Int32 {
    let comparison = old.compare(with: found, of: loaded, by: rules)
    let baseline = old.baseline.without(comparison.vanished)
    if !comparison.vanished.isEmpty { try old.write(baseline) }
    if !arguments.has("--quiet") {
        for entry in comparison.vanished { console.writeError("navlint: no longer occurs: \(entry.sentence)\n") }
        let more = comparison.new.isEmpty ? "" : "; \(counted(comparison.new.count, "finding")) not in it \(comparison.new.count == 1 ? "was" : "were") not added"
        let gone = old.baseline.total - baseline.total
        console.writeError("navlint: \(gone) taken out of \(old.name), \(counted(baseline.total, "finding")) left\(more)\n")
    }
    return ExitCode.clean
}

private func compare(
    _ old: BaselineOnDisk, _ found: [Diagnostic], _ loaded: Loaded, _ rules: [Rule], _ arguments: Arguments, _ console: Console
) -> Int32 {
    let comparison = old.compare(with: found, of: loaded, by: rules)
    let new = comparison.new.map { diagnostic in
        let place = diagnostic.location
        return "new: \(console.shown(place.path, in: loaded.discovery.root)):\(place.line):\(place.column): \(diagnostic.message) [\(diagnostic.rule)]\n"
    }
    let gone = comparison.vanished.map { "no longer occurs: \($0.sentence)\n" }
    guard console.write((new + gone).joined()) else { return ExitCode.failure }
    if !arguments.has("--quiet") {
        let vanished = comparison.vanished.reduce(0) { $0 + $1.count }
        console.writeError("navlint: \(comparison.known.count) as in \(old.name), \(comparison.new.count) new, \(vanished) no longer \(vanished == 1 ? "occurs" : "occur")\n")
    }
    return comparison.new.isEmpty && comparison.vanished.isEmpty ? ExitCode.clean : ExitCode.findings
}
