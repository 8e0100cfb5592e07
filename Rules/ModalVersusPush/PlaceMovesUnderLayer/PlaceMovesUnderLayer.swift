import Diagnostics
import FlowGraph
import FlowWalk
import RuleKit

extension Rule {
    public static let placeMovesUnderLayer = Rule.walking(
        "place-moves-under-layer", .modalVersusPush, .warning, card: PackageResources.place_moves_under_layer_md,
        walk: { walk, _ in
            var told: Set<Span> = []
            return walk.moments.indices.flatMap { index -> [Finding] in
                guard walk.isSure[index], walk.moments[index].plane.layers.count > 1 else { return [] }
                return walk.steps[index].compactMap { step in
                    guard let under = moved(step, at: index, walk), let edge = step.move.edge,
                        !isCaredFor(walk.flow.graph.transitions[edge], in: walk.flow), told.insert(walk.flow.graph.transitions[edge].location).inserted
                    else { return nil }
                    return finding(step, edge, under, at: index, walk)
                }
            }
        })
}

/// What shows underneath before and after a move that leaves the layer on top as it was.
private func moved(_ step: Walk.Step, at index: Int, _ walk: Walk) -> (before: String?, after: String?)? {
    guard step.move.kind == .tap, case .leads(let places, let isSure) = step.result, isSure, places.count == 1, let place = places.first else { return nil }
    let (old, new) = (walk.moments[index].plane, walk.moments[place].plane)
    guard old.layers.count == new.layers.count, old.top == new.top, let level = old.layers.indices.first(where: { old.layers[$0] != new.layers[$0] })
    else { return nil }
    return (old.layers[level].face, new.layers[level].face)
}

/// The same path closes the layer before or after.
private func isCaredFor(_ hop: Transition, in flow: Flow) -> Bool {
    if hop.care != nil || hop.after != nil || hop.certainty != .certain { return true }
    return flow.transitions(from: hop.from).contains { other in
        other.verb.isExit && (hop.trigger.function == nil ? other.trigger == hop.trigger : other.trigger.function == hop.trigger.function)
    }
}

private func finding(_ step: Walk.Step, _ edge: Int, _ under: (before: String?, after: String?), at index: Int, _ walk: Walk) -> Finding? {
    let flow = walk.flow
    let hop = flow.graph.transitions[edge]
    let certainty = walk.certainty(ofWayTo: index)
    guard certainty > .possible, let face = walk.moments[index].face else { return nil }
    let change = under.after == under.before ? "changes the stack under it" : "moves what lies under it to “\(flow.name(of: under.after))”"
    return Finding(
        "“\(flow.name(of: face))” \(change) and stays on top: nothing is seen of it, and closing it shows another place than before.",
        at: hop.location, screen: face, edge: hop.id, certainty: min(certainty, .likely),
        trace: walk.trace(to: index, then: step.move, showing: "\(flow.name(of: face)), over \(flow.name(of: under.after))"),
        fix: "Close the layer, and go on in the completion.", subjects: [.transition(hop.id), .screen(face)])
}
