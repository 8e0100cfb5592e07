import Diagnostics
import FlowGraph
import FlowWalk
import RuleKit

extension Rule {
    public static let roundTripGrowsStack = Rule.walking(
        "round-trip-grows-stack", .hierarchy, .info, isOptIn: true, card: PackageResources.round_trip_grows_stack_md,
        walk: { walk, _ in
            var told: Set<Span> = []
            return walk.moments.indices.flatMap { index -> [Finding] in
                guard walk.isSure[index] else { return [] }
                return walk.steps[index].compactMap { step in
                    guard let hop = returning(step, at: index, walk), told.insert(hop.location).inserted else { return nil }
                    return finding(step, hop, at: index, walk)
                }
            }
        })
}

/// A push of the very screen that stands right below.
private func returning(_ step: Walk.Step, at index: Int, _ walk: Walk) -> Transition? {
    guard step.move.kind == .tap, let edge = step.move.edge, case .leads(let places, let isSure) = step.result, isSure, let place = places.first else { return nil }
    let (old, new) = (walk.moments[index].plane, walk.moments[place].plane)
    guard let before = old.top.array, let after = new.top.array, after.count == before.count + 1, before.count > 1,
        let pushed = after.last?.face, before[before.count - 2].face == pushed, before.last?.face != pushed,
        // The first round tells all.
        before.count(where: { $0.face == pushed }) == 1, before.count(where: { $0.face == before.last?.face }) == 1
    else { return nil }
    let hop = walk.flow.graph.transitions[edge]
    // Another one of its kind, for another model, is another place.
    let ends = [pushed, before.last?.face].compactMap { walk.flow.screen($0) }
    guard ends.count == 2, !ends.contains(where: { $0.facts.takesModel || $0.facts.takesValue }) else { return nil }
    return hop.certainty == .certain && hop.isByUser && hop.trigger.kind != .row ? hop : nil
}

private func finding(_ step: Walk.Step, _ hop: Transition, at index: Int, _ walk: Walk) -> Finding? {
    let flow = walk.flow
    let certainty = walk.certainty(ofWayTo: index)
    guard certainty > .possible, let face = walk.moments[index].face else { return nil }
    return Finding(
        "“\(flow.name(of: face))” pushes “\(flow.name(of: hop.to))”, which lies right below it: each round adds two screens to the stack.",
        at: hop.location, screen: face, edge: hop.id, certainty: min(certainty, .likely),
        trace: walk.trace(to: index, then: step.move, showing: flow.name(of: hop.to)),
        fix: "Pop back to it, or unwind.", subjects: [.transition(hop.id), .screen(face)])
}
