import Diagnostics
import FlowGraph
import ToolArguments

let routeCommand = Command(
    name: "route", operands: "FROM TO [PATH…]", summary: "Tell the shortest ways from one screen to another, and the way back",
    options: [
        .textOrJSON,
        Option(name: "--limit", value: "N", help: "Tell at most N ways; 3 by default"),
        .config, .noConfig, .jobs, .quiet,
    ],
    notes: """
        FROM and TO are screens by id, name or class. FROM may also be `home` (what a window shows after the start), an entry's id or
        kind such as `url`, or code that is no screen, as `flow:Type`. A step is a move of the user or of code; what fills a
        container comes with it. Ways that are equally short are all told, longer ones where they end in another kind of place.
        Exit codes: 0 there is a way, 1 no way is known, 2 there is no such screen or the sources could not be read.
        """,
    run: { arguments, console throws(Failure) in
        let operands = arguments.operands
        guard operands.count >= 2 else { throw Failure("route needs two screens: navlint route FROM TO [PATH…]") }
        let limit = try arguments.count("--limit") ?? 3
        let paths = Array(operands.dropFirst(2))
        let configuration = try configuration(for: arguments, console)
        guard let loaded = try load(paths, jobs: try arguments.count("--jobs"), isQuiet: arguments.has("--quiet"), configuration, console) else {
            throw Failure("there is no screen “\(operands[0])”: nothing was read")
        }
        let start = try routeStart(operands[0], in: loaded.flow)
        let target = try theScreen(operands[1], in: loaded.flow)
        if case .screen(target.id) = start { throw Failure("FROM and TO are the same screen: “\(target.id)”") }
        let answer = loaded.flow.routes(from: start, to: target.id, limit: limit)
        let isJSON = arguments.value("--format") == "json"
        let text = isJSON
            ? routesAsJSON(answer, from: start, to: target, in: loaded.flow)
            : RouteText(teller: Teller(loaded, console), start: start, target: target, answer: answer).text
        let code = show(text, console)
        if !loaded.faults.isEmpty || code != ExitCode.clean { return ExitCode.failure }
        return answer.routes.isEmpty ? ExitCode.findings : ExitCode.clean
    })

private func theScreen(_ wanted: String, in flow: Flow) throws(Failure) -> Screen {
    let found = screens(named: wanted, in: flow)
    if found.count > 1 { throw Failure("“\(wanted)” is \(found.map { "“\($0.id)”" }.joined(separator: " and ")); name one") }
    guard let screen = found.first else { throw noScreen(wanted, in: flow) }
    return screen
}

private func routeStart(_ wanted: String, in flow: Flow) throws(Failure) -> RouteStart {
    if !screens(named: wanted, in: flow).isEmpty { return .screen(try theScreen(wanted, in: flow).id) }
    if wanted == "home" { return .home }
    // By its kind, an entry is meant that leads somewhere: a property list may only declare it.
    let leading = Set(flow.graph.transitions.compactMap(\.entry))
    let named = flow.graph.entries.filter { $0.id == wanted || $0.kind.rawValue == wanted }.map(\.id)
    let handled = named.filter { $0 == wanted || leading.contains($0) }
    let entries = handled.isEmpty ? named : handled
    if let entry = entries.first {
        guard Set(entries).count == 1 else { throw Failure("“\(wanted)” is \(entries.map { "“\($0)”" }.joined(separator: " and ")); name one") }
        return .entry(entry)
    }
    if flow.graph.transitions.contains(where: { $0.from == wanted }) { return .code(wanted) }
    if wanted.hasPrefix("flow:") {
        let codes = Set(flow.graph.transitions.map(\.from).filter { $0.hasPrefix("flow:") })
        throw Failure("there is no navigation in “\(wanted)”\(nearest(to: wanted, among: codes))")
    }
    throw noScreen(wanted, in: flow)
}

/// Why no way is known: what may be missing, the most telling first.
struct RouteGaps {
    /// Transitions to the target that the way does not reach, and why.
    var arrivals: [(transition: Transition, reason: Reason)]
    enum Reason: String { case fromOutside, notReached, onlyPossible, landsNowhere }
    /// Places in the screens that are reached whose target is not known.
    var unresolved: [Unresolved]
    var open: [String]
    var isPlaced: Bool

    init(_ answer: RouteAnswer, to target: Screen, in flow: Flow) {
        let names = flow.bearers(of: target.id)
        let hops = names.flatMap(flow.transitions(to:)).sorted { ($0.location, $0.id) < ($1.location, $1.id) }
        let reached = answer.reachable
        let inherited = Set(reached.flatMap { [$0] + (flow.screen($0)?.inherits ?? []) })
        arrivals = hops.map { hop in
            let reason: Reason = hop.certainty == .possible ? .onlyPossible
                : flow.screen(hop.from) == nil && (hop.on == nil || flow.screen(hop.on) == nil) ? .fromOutside
                : inherited.contains(hop.on ?? hop.from) ? .landsNowhere : .notReached
            return (hop, reason)
        }
        var seen: Set<Span> = []
        unresolved = flow.graph.unresolved.filter { gap in gap.from.map(inherited.contains) ?? false && seen.insert(gap.location).inserted }
        open = openReasons(of: target, in: flow)
        isPlaced = !flow.standings(of: target.id).isEmpty
    }
}
