import Diagnostics
import FlowGraph
import FlowWalk
import RuleKit

extension Rule {
    public static let closingChangesPlace = Rule.walking(
        "closing-changes-place", .modalVersusPush, .info, card: PackageResources.closing_changes_place_md,
        walk: { walk, _ in
            var told: Set<Span> = []
            return walk.moments.indices.flatMap { index -> [Finding] in
                guard walk.isSure[index], walk.moments[index].plane.layers.count > 1 else { return [] }
                return walk.steps[index].compactMap { step in
                    guard isMereClosing(step.move, in: walk.flow), let location = location(of: step.move, in: walk.flow),
                        let place = moved(step, at: index, walk),
                        told.insert(location).inserted
                    else { return nil }
                    return finding(step, location, place, at: index, walk)
                }
            }
        })
}

/// Where it is written what else moves; the way out itself, where that does.
private func location(of move: Move, in flow: Flow) -> Span? {
    move.edge.map { flow.graph.transitions[$0].location } ?? move.location
}

/// It only says that the layer goes: a swipe, Close or Cancel. What Done leaves behind is its task's.
private func isMereClosing(_ move: Move, in flow: Flow) -> Bool {
    switch move.kind {
    case .swipeDown, .tapOutside: return true
    case .tap, .leading, .trailing, .button, .gesture:
        let look = move.look ?? look(behind: move, in: flow)
        guard !move.isConditional, look == .close || look == .cancel else { return false }
        return move.edge.map { flow.graph.transitions[$0].certainty == .certain } ?? true
    default: return false
    }
}

/// A storyboard's item says how it looks, the code of its action what it does: they meet in the way out that both name.
private func look(behind move: Move, in flow: Flow) -> Look? {
    guard let hop = move.edge.map({ flow.graph.transitions[$0] }), let function = hop.trigger.function, let screen = flow.screen(hop.from) else { return nil }
    let ways = flow.transitions(from: hop.from).filter { $0.verb.isExit && $0.trigger.function == function }.map(\.location)
    let controls = (screen.facts.leading + screen.facts.trailing + screen.facts.body).filter { control in
        control.exits.contains { $0.location.map(ways.contains) ?? false }
    }
    return Set(controls.map(\.look)).count == 1 ? controls.first?.look : nil
}

/// Where a way out lands that closes layers and leaves the rest otherwise than it was.
private func moved(_ step: Walk.Step, at index: Int, _ walk: Walk) -> Int? {
    guard case .leads(let places, true) = step.result, places.count == 1, let place = places.first else { return nil }
    let (old, new) = (walk.moments[index], walk.moments[place])
    guard new.plane.layers.count < old.plane.layers.count, old.plane.bottomIsKnown else { return nil }
    let isSame = zip(old.plane.layers, new.plane.layers).allSatisfy { $0 == $1 }
        && old.asides.filter { $0.layer < new.plane.layers.count } == new.asides.filter { $0.layer < new.plane.layers.count }
    return isSame ? nil : place
}

private func finding(_ step: Walk.Step, _ location: Span, _ place: Int, at index: Int, _ walk: Walk) -> Finding? {
    let flow = walk.flow
    let certainty = walk.certainty(ofWayTo: index)
    guard certainty > .possible, let face = walk.moments[index].face else { return nil }
    let under = walk.moments[index].plane.layers[walk.moments[place].plane.layers.count - 1].face
    let landing = walk.moments[place].face
    let isSwipe = step.move.kind == .swipeDown || step.move.kind == .tapOutside
    let what = isSwipe
        ? "Swiping “\(flow.name(of: face))” away"
        : "“\(step.move.label ?? (step.move.look == .cancel ? "Cancel" : "Close"))” on “\(flow.name(of: face))”"
    let change = landing == under ? "also changes the stack under it" : "also moves what lies under it from “\(flow.name(of: under))” to “\(flow.name(of: landing))”"
    return Finding(
        "\(what) \(change).", at: location, screen: face, edge: step.move.edge.map { flow.graph.transitions[$0].id } ?? "closing",
        certainty: min(certainty, .likely), reason: isSwipe ? "swipe" : "control", trace: walk.trace(to: index, then: step.move, showing: flow.name(of: landing)),
        fix: "Close the layer only, and leave what lies under it where it was.",
        subjects: [.control(location), .screen(face)] + (step.move.edge.map { [.transition(flow.graph.transitions[$0].id)] } ?? []))
}
