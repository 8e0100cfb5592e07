import Diagnostics
import FlowGraph
import FlowLoader
import FlowWalk
import Foundation
import RuleKit
import Rules
import ToolArguments

let walkCommand = Command(
    name: "walk", operands: "[PATH…]", summary: "Walk the app as its user would, and check what is met on the way",
    options: [
        Option(name: "--format", value: "FORMAT", choices: ["text", "json", "mermaid"], help: "text by default"),
        Option(name: "--from", value: "SCREEN", help: "Begin where SCREEN first shows, instead of at the app's start"),
        Option(name: "--to", value: "SCREEN", help: "Tell the shortest way to SCREEN, move by move"),
        Option(name: "--entry", value: "ID", help: "Begin with the link of an entry, by id or kind such as url, that starts the app"),
        Option(name: "--idiom", value: "IDIOM", choices: ["phone", "pad"], help: "phone by default, unless the app is for iPad only"),
        Option(name: "--sdk", value: "N", help: "The SDK's major version: from 26 on content can be swiped back"),
        Option(name: "--max-depth", value: "N", help: "Screens in one stack; 6 by default"),
        Option(name: "--max-layers", value: "N", help: "Layers above each other, the base among them; 3 by default"),
        Option(name: "--states", value: "N", help: "Moments that are looked at; 20000 by default"),
        Option(name: "--replay", value: "FILE", help: "Play the actions in FILE, or in standard input for -, and draw the plane after each"),
        Option(name: "--pedantic", help: "Show findings that are only possible"),
        .config, .noConfig, .jobs, .quiet,
        Option(name: "--stats", help: "Tell how many moments a second were looked at"),
    ],
    notes: """
        A trace is one action a line: `tap Detail`, `back`, `swipe-back`, `swipe-down`, `tab Cart`, `leading Close`, `link url`, …; what
        a walk prints can be played again. It begins at the app's start, or with `launch SCREEN`.
        Exit codes: 0 nothing found, 1 findings of a warning or worse, or SCREEN is not reached, 2 it could not run.
        """,
    run: { arguments, console throws(Failure) in try walk(arguments, console) })

private func walk(_ arguments: Arguments, _ console: Console) throws(Failure) -> Int32 {
    var bounds = WalkBounds()
    bounds.depth = try arguments.count("--max-depth") ?? bounds.depth
    bounds.layers = try arguments.count("--max-layers") ?? bounds.layers
    bounds.states = try arguments.count("--states") ?? bounds.states
    let jobs = try arguments.count("--jobs")
    bounds.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let sdk = try arguments.count("--sdk")
    let starts = ["--from", "--entry", "--replay"].filter(arguments.has)
    if starts.count > 1 { throw Failure("\(starts[0]) and \(starts[1]) exclude each other") }
    let trace = try arguments.value("--replay").map { name throws(Failure) in try traceText(name, console) }

    let configuration = try configuration(for: arguments, at: arguments.operands.first, console)
    guard let loaded = try load(arguments.operands, jobs: jobs, isQuiet: arguments.has("--quiet"), configuration, console) else { return ExitCode.clean }
    let idiom = arguments.value("--idiom").flatMap(Idiom.init) ?? loaded.flow.idioms.first { $0 != .mac } ?? .phone
    let machine = Machine(loaded.flow, idiom: idiom, sdk: sdk)
    let format = arguments.value("--format") ?? "text"
    if let trace {
        guard !machine.beginnings.isEmpty else { throw Failure("there is nowhere to begin: no window’s root is known") }
        return try replay(trace, named: arguments.value("--replay") ?? "-", on: machine, format, console)
    }

    let target = try arguments.value("--to").map { name throws(Failure) in try oneScreen(name, in: loaded.flow) }
    let clock = ContinuousClock.now
    let walked = try begin(arguments, machine, bounds, loaded.flow)
    let seconds = clock.duration(to: .now) / .seconds(1)
    guard !walked.moments.isEmpty else { throw Failure("there is nowhere to begin: no window’s root is known, nor where any screen stands") }
    let settings = configuration.settings(for: loaded, pedantic: arguments.has("--pedantic"))
    let found = check(allRules.filter { !$0.isOptIn }, loaded.flow, [walked], settings: settings).diagnostics
    let rules = Set(allRules.filter { $0.checkWalk != nil }.map(\.id))
    let report = WalkReport(
        walk: walked, target: target, diagnostics: found.filter { rules.contains($0.rule) },
        shown: { "\(console.shown($0.path, in: loaded.discovery.root)):\($0.line):\($0.column)" })
    let text: String
    switch format {
    case "json": text = walkAsJSON(report)
    case "mermaid": text = walkAsMermaid(report)
    default: text = report.text
    }
    let code = show(text, console)
    if arguments.has("--stats") {
        let rate = String(format: "%.0f", Double(walked.moments.count) / max(seconds, 0.001))
        console.writeError("navlint: \(walked.moments.count) moments in \(String(format: "%.3f", seconds)) s, \(rate) a second on \(bounds.jobs) threads\n")
    }
    if !loaded.faults.isEmpty || code != ExitCode.clean { return ExitCode.failure }
    return report.isMissed || report.diagnostics.contains { $0.severity >= .warning } ? ExitCode.findings : ExitCode.clean
}

/// The walk from where the options say.
private func begin(_ arguments: Arguments, _ machine: Machine, _ bounds: WalkBounds, _ flow: Flow) throws(Failure) -> Walk {
    if let name = arguments.value("--entry") {
        let links = machine.links.filter { link in
            link.entry == name || flow.graph.entries.first { $0.id == link.entry }?.kind.rawValue == name
        }
        guard !links.isEmpty else {
            if flow.graph.entries.contains(where: { $0.id == name || $0.kind.rawValue == name }) { throw Failure("no link of “\(name)” is known to show a screen") }
            throw Failure("there is no entry “\(name)”\(nearest(to: name, among: Set(flow.graph.entries.flatMap { [$0.id, $0.kind.rawValue] })))")
        }
        let starts = links.compactMap { link -> (move: Move, moments: [Moment])? in
            let choice = machine.choice(launchingBy: link)
            return choice.effect.moments.isEmpty ? nil : (choice.move, choice.effect.moments)
        }
        guard !starts.isEmpty else { throw Failure("where the links of “\(name)” lead when they start the app is not known") }
        return machine.walkWithLinks(bounds, from: starts)
    }
    guard let name = arguments.value("--from") else { return machine.walkWithLinks(bounds) }
    let screen = try oneScreen(name, in: flow)
    let search = machine.walkWithLinks(bounds)
    guard let place = search.first(showing: screen.id) else { throw Failure("the walk does not reach “\(screen.id)”, so it cannot begin there") }
    return machine.walkWithLinks(bounds, from: [(Move(.launch, label: screen.id, location: screen.location), [search.moments[place]])])
}

private func oneScreen(_ wanted: String, in flow: Flow) throws(Failure) -> Screen {
    let found = screens(named: wanted, in: flow)
    if found.count > 1 { throw Failure("“\(wanted)” is \(found.map { "“\($0.id)”" }.joined(separator: " and ")); name one") }
    guard let screen = found.first else { throw noScreen(wanted, in: flow) }
    return screen
}

// MARK: Replaying

private func traceText(_ name: String, _ console: Console) throws(Failure) -> String {
    if name == "-" { return String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self) }
    let file = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: console.currentFolder, isDirectory: true))
    do {
        return String(decoding: try ordinaryContents(of: file), as: UTF8.self)
    } catch {
        throw Failure("\(name) cannot be read: \((error as NSError).localizedDescription)")
    }
}

private func replay(_ trace: String, named name: String, on machine: Machine, _ format: String, _ console: Console) throws(Failure) -> Int32 {
    do {
        let replay = try machine.replay(trace)
        switch format {
        case "json": return show(replayAsJSON(replay, machine), console)
        case "mermaid": return show(replayAsMermaid(replay, machine), console)
        default: return show(text(of: replay, machine), console)
        }
    } catch {
        let place = "\(name == "-" ? "standard input" : name):\(error.number)"
        guard !error.possible.isEmpty else { throw Failure("\(place): nothing can be done there") }
        let near = suggestion(for: error.line, among: error.possible)
        let shown = error.possible.prefix(12).map { "\n  \($0)" }.joined() + (error.possible.count > 12 ? "\n  and \(error.possible.count - 12) more" : "")
        throw Failure("\(place): “\(error.line)” cannot be done there\(near); these can:\(shown)")
    }
}

private func text(of replay: Replay, _ machine: Machine) -> String {
    var lines = ["start"] + machine.picture(of: replay.start).map { "   \($0)" }
    for (number, step) in replay.steps.enumerated() {
        lines.append("\(number + 1). \(machine.sentence(for: step.move)): \(step.effect.words(in: machine.flow))")
        if !step.effect.moments.isEmpty { lines += machine.picture(of: step.moment).map { "   \($0)" } }
    }
    return lines.joined(separator: "\n") + "\n"
}
