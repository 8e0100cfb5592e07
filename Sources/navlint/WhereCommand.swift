import Diagnostics
import FlowGraph

let whereCommand = Command(
    name: "where", operands: "SCREEN [PATH…]", summary: "Tell every place where a screen can stand, and how it gets there",
    options: [.jobs, .quiet],
    run: { arguments, console throws(Failure) in
        guard let wanted = arguments.operands.first else { throw Failure("where needs a screen: navlint where SCREEN [PATH…]") }
        let paths = Array(arguments.operands.dropFirst())
        guard let loaded = try load(paths, jobs: try arguments.count("--jobs"), isQuiet: arguments.has("--quiet"), console) else {
            throw Failure("there is no screen “\(wanted)”: nothing was read")
        }
        let screens = loaded.flow.screens.filter { [$0.id, $0.name, $0.class].contains(wanted) }
        if screens.isEmpty {
            let names = Set(loaded.flow.screens.flatMap { [$0.id, $0.name] }).sorted()
            throw Failure("there is no screen “\(wanted)”\(similar(to: wanted, among: names))")
        }
        let text = screens.map { screen in
            places(of: screen, in: loaded) { "\(console.shown($0.path, in: loaded.discovery.root)):\($0.line):\($0.column)" }
        }.joined(separator: "\n")
        let code = show(text, console)
        return loaded.faults.isEmpty ? code : ExitCode.failure
    })

private func similar(to wanted: String, among names: [String]) -> String {
    let near = suggestion(for: wanted, among: names)
    if !near.isEmpty { return near }
    let holding = names.filter { $0.lowercased().contains(wanted.lowercased()) }.prefix(5)
    return holding.isEmpty ? "" : "; there are \(holding.joined(separator: ", "))"
}

private func places(of screen: Screen, in loaded: Loaded, shown: (Span) -> String) -> String {
    let flow = loaded.flow
    var lines = ["\(screen.id) (\(screen.kind.rawValue), \(screen.technology.rawValue)) \(shown(screen.location))"]
    let standings = flow.standings(of: screen.id)
    if standings.isEmpty { lines.append("  nothing is known to show it") }
    for standing in standings {
        lines.append("  \(flow.witness(standing))")
        lines.append("    \(description(of: standing.placement)), \(standing.certainty.rawValue)")
        lines += flow.path(to: standing).map { "    \(shown($0.location)) \($0.message)" }
    }
    let bearers = flow.bearers(of: screen.id).compactMap(flow.screen)
    let open = Set(bearers.flatMap { $0.openReasons + $0.inherits.flatMap { flow.screen($0)?.openReasons ?? [] } })
    let opaque = Set(([screen.id] + screen.inherits).flatMap { flow.screen($0)?.opaqueActions ?? [] })
    if flow.isClosed(screen.id) {
        lines.append("  closed: every construction is known")
    } else {
        lines.append("  open: \(open.isEmpty ? "more places than are kept" : open.sorted().joined(separator: "; "))")
    }
    lines.append(flow.isComplete(screen.id) ? "  complete: every action is known" : "  not complete: \(opaque.sorted().joined(separator: "; "))")
    return lines.joined(separator: "\n") + "\n"
}

private func description(of placement: Placement) -> String {
    let layer: String
    switch placement.layer {
    case .base: layer = "in the base layer"
    case .modal(let style, let isBlocked): layer = "presented as \(style.rawValue)\(isBlocked ? ", locked against swiping" : "")"
    case .unknown: layer = "in a layer that is not known"
    }
    let stack: String
    switch (placement.inStack, placement.atRoot) {
    case (true?, true?): stack = "root of a stack"
    case (true?, false?): stack = "pushed"
    case (true?, nil): stack = "in a stack"
    case (false?, _): stack = "in no stack"
    case (nil, _): stack = "perhaps in a stack"
    }
    return "\(layer), \(stack)\(placement.viaEntry ? ", opened from outside" : "")"
}
