import Diagnostics
import FlowGraph
import ToolArguments

let whereCommand = Command(
    name: "where", operands: "SCREEN [PATH…]", summary: "Tell every place where a screen can stand, how it gets there, and what its ways out do",
    options: [
        .textOrJSON,
        Option(name: "--limit", value: "N", help: "Tell at most N places; all by default"),
        .config, .noConfig, .jobs, .quiet,
    ],
    notes: """
        SCREEN is a screen's id, name or class. Each place comes with the first way found to it; what stands behind, below and
        around the screen is told for that way.
        Exit codes: 0 it was told, 2 there is no such screen or the sources could not be read.
        """,
    run: { arguments, console throws(Failure) in
        guard let wanted = arguments.operands.first else { throw Failure("where needs a screen: navlint where SCREEN [PATH…]") }
        let limit = try arguments.count("--limit")
        let paths = Array(arguments.operands.dropFirst())
        let configuration = try configuration(for: arguments, console)
        guard let loaded = try load(paths, jobs: try arguments.count("--jobs"), isQuiet: arguments.has("--quiet"), configuration, console) else {
            throw Failure("there is no screen “\(wanted)”: nothing was read")
        }
        let screens = screens(named: wanted, in: loaded.flow)
        if screens.isEmpty { throw noScreen(wanted, in: loaded.flow) }
        let teller = Teller(loaded, console)
        let text = arguments.value("--format") == "json"
            ? placesAsJSON(of: screens, in: loaded.flow, limit: limit)
            : screens.map { places(of: $0, by: teller, limit: limit) }.joined(separator: "\n")
        let code = show(text, console)
        return loaded.faults.isEmpty ? code : ExitCode.failure
    })

private func places(of screen: Screen, by teller: Teller, limit: Int?) -> String {
    let flow = teller.flow
    var lines = ["\(screen.id) (\(screen.kind.rawValue), \(screen.technology.rawValue)) \(teller.shown(screen.location))"]
    let standings = flow.standings(of: screen.id)
    if standings.isEmpty {
        let shown = flow.graph.transitions.filter { $0.to == screen.id }
        lines.append(shown.isEmpty ? "  nothing is known to show it" : "  its place is not known; it is shown by")
        lines += shown.map { "    \(teller.shown($0.location)) \($0.from), \($0.verb.rawValue), \($0.certainty.rawValue)" }
    }
    for standing in standings.prefix(limit ?? .max) {
        lines.append("  \(flow.witness(standing))")
        lines.append("    \(teller.description(of: standing.placement)), \(standing.certainty.rawValue)")
        lines += flow.path(to: standing).map { "    \(teller.shown($0.location)) \($0.message)" }
        lines += surroundings(of: standing, by: teller).map { "    \($0)" }
    }
    if let limit, standings.count > limit { lines.append("  and \(standings.count - limit) more places") }
    if flow.isClosed(screen.id) {
        lines.append("  closed: every construction is known")
    } else {
        let reasons = openReasons(of: screen, in: flow)
        lines.append("  open: \(reasons.isEmpty ? "more places than are kept" : reasons.joined(separator: "; "))")
    }
    let opaque = opaqueActions(of: screen, in: flow).joined(separator: "; ")
    lines.append(flow.isComplete(screen.id) ? "  complete: every action is known" : "  not complete: \(opaque)")
    return lines.joined(separator: "\n") + "\n"
}

func openReasons(of screen: Screen, in flow: Flow) -> [String] {
    let bearers = flow.bearers(of: screen.id).compactMap(flow.screen)
    return Set(bearers.flatMap { $0.openReasons + $0.inherits.flatMap { flow.screen($0)?.openReasons ?? [] } }).sorted()
}

func opaqueActions(of screen: Screen, in flow: Flow) -> [String] {
    Set(([screen.id] + screen.inherits).flatMap { flow.screen($0)?.opaqueActions ?? [] }).sorted()
}

/// Screens that other ways may put behind a standing, besides those that the plane of its own way has there.
func othersBehind(_ standing: Standing, in plane: Plane, _ flow: Flow) -> [String] {
    let onTheWay = Set((plane.top.array ?? []).flatMap { $0.compactMap(\.id) } + [standing.screen])
    return standing.below.subtracting(onTheWay).filter { flow.containerKind(of: $0) == nil }.sorted()
}

private func surroundings(of standing: Standing, by teller: Teller) -> [String] {
    let flow = teller.flow
    let plane = flow.plane(at: standing)
    var lines = ["behind it: \(behind(standing, plane, teller))"]
    for level in plane.layers.indices.dropFirst().reversed() {
        let layer = plane.layers[level]
        let style = layer.style.map { $0 == .automatic ? "modal" : $0.rawValue } ?? "layer"
        let presenting = flow.presenting(layer: level, of: plane).map { ", presentingViewController is \(teller.name($0))" } ?? ""
        let base = teller.text(plane.layers[level - 1].branch)
        lines.append("below it: \(base.isEmpty ? "a layer that is not known" : base); this \(style) is presented by \(flow.name(of: layer.presenter))\(presenting)")
    }
    if !plane.bottomIsKnown { lines.append("below it: what the first layer stands on is not known") }
    lines.append("previous screen: \(teller.text(flow.previousScreen(in: plane)))")
    let isSwiftUI = plane.top.branch.last { $0.kind == .nav }?.isSwiftUI ?? false
    lines.append("a search of its stack \(teller.text(flow.stackSearch(in: plane), isSwiftUI: isSwiftUI))")
    let walk = teller.lines(flow.topWalk(in: plane))
    lines += walk.prefix(1) + walk.dropFirst().map { "  \($0)" }
    let exits = flow.exits(at: standing, in: plane)
    lines.append(exits.isEmpty ? "exits: none is known" : "exits:")
    lines += exits.map { exit in "  \(teller.text(exit))\(exit.location.map { " (\(teller.shown($0)))" } ?? "")" }
    return lines
}

private func behind(_ standing: Standing, _ plane: Plane, _ teller: Teller) -> String {
    let others = othersBehind(standing, in: plane, teller.flow)
    let also = others.isEmpty ? "" : "; by other ways also \(teller.names(others))"
    switch plane.top.stack {
    case .none: return "nothing, it stands in no stack"
    case .unknown: return "not known"
    case .at:
        let elements = (plane.top.array ?? []).dropLast().reversed().compactMap(\.face)
        let more = plane.top.arrayIsWhole ? "" : elements.isEmpty ? "not known" : ", and what is not known"
        let known = elements.isEmpty && plane.top.arrayIsWhole ? "nothing, it is the root of its stack" : teller.names(elements) + more
        return known + also
    }
}
