import Diagnostics
import FlowGraph
import FlowWalk
import RuleKit

extension Rule {
    public static let backAndSwipeDisagree = Rule.walking(
        "back-and-swipe-disagree", .backExits, .info, card: PackageResources.back_and_swipe_disagree_md,
        walk: { walk, _ in
            var told: Set<Span> = []
            return walk.moments.indices.flatMap { index -> [Finding] in
                guard walk.isSure[index], let swiped = swiped(at: index, walk) else { return [] }
                return walk.steps[index].compactMap { step in
                    guard let control = walk.backControl(of: step, at: index), let end = end(of: step, unlike: swiped, walk),
                        told.insert(control.location).inserted
                    else { return nil }
                    return finding(step, control, end, swiped, at: index, walk)
                }
            }
        })
}

/// Where the back swipe leads.
private func swiped(at index: Int, _ walk: Walk) -> Int? {
    walk.steps[index].lazy.compactMap { step -> Int? in
        guard step.move.kind == .swipeBack, case .leads(let places, true) = step.result else { return nil }
        return places.count == 1 ? places[0] : nil
    }.first
}

private enum End {
    case place(Int)
    case nowhere(Effect.Why)
}

/// What a control does that the swipe does not. Layers that it closes are another rule's matter where the screen stands in only one.
private func end(of step: Walk.Step, unlike swiped: Int, _ walk: Walk) -> End? {
    switch step.result {
    case .leads(let places, let isSure):
        guard isSure, places.count == 1, walk.moments[places[0]].plane != walk.moments[swiped].plane else { return nil }
        return .place(places[0])
    case .nothing(let why): return .nowhere(why)
    case .refused, .unknown, .cut: return nil
    }
}

private func finding(_ step: Walk.Step, _ control: Control, _ end: End, _ swiped: Int, at index: Int, _ walk: Walk) -> Finding? {
    let flow = walk.flow
    let certainty = walk.certainty(ofWayTo: index)
    guard certainty > .possible, let face = walk.moments[index].face, let screen = flow.screen(face) else { return nil }
    let (words, shown): (String, String)
    switch end {
    case .place(let place): (words, shown) = ("goes to “\(flow.name(of: walk.moments[place].face))”", flow.name(of: walk.moments[place].face))
    case .nowhere(let why): (words, shown) = ("does nothing, as \(why.words)", screen.name)
    }
    return Finding(
        "Back on “\(screen.name)” \(words); the back swipe goes to “\(flow.name(of: walk.moments[swiped].face))”.", at: control.location, screen: face,
        edge: "\(control.label ?? "back") swipe", certainty: min(certainty, .likely), trace: walk.trace(to: index, then: step.move, showing: shown),
        related: step.move.location.map { $0 == control.location ? [] : [Note("It leaves here", at: $0)] } ?? [],
        fix: "Pop one level, as the swipe does.", subjects: [.control(control.location), .screen(face)])
}
