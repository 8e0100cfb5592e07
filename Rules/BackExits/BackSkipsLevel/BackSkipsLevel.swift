import Diagnostics
import FlowGraph
import FlowWalk
import RuleKit

extension Rule {
    public static let backSkipsLevel = Rule.walking("back-skips-level", .backExits, .warning, card: PackageResources.back_skips_level_md,
        walk: { walk, _ in
            var told: Set<Span> = []
            return walk.moments.indices.flatMap { index -> [Finding] in
                guard walk.isSure[index], case .lands(let parent) = walk.moments[index].plane.popping() else { return [] }
                return walk.steps[index].compactMap { step in
                    guard let skip = skip(step, parent, at: index, walk), told.insert(skip.location).inserted else { return nil }
                    return finding(step, skip, parent, at: index, walk)
                }
            }
        })
}

private struct Skip {
    /// The control; the call that leaves, where that is not known.
    var location: Span
    var call: Span
    var landsOn: String?
}

/// A control that looks like Back and lands elsewhere than on what stands right below.
private func skip(_ step: Walk.Step, _ parent: Plane, at index: Int, _ walk: Walk) -> Skip? {
    guard step.move.kind != .tap, let control = walk.backControl(of: step, at: index), let location = step.move.location, case .leads(let places, let isSure) = step.result,
        isSure, places.count == 1, let landed = places.first
    else { return nil }
    let after = walk.moments[landed]
    guard after.plane.layers.count == parent.layers.count, after.face != parent.top.face else { return nil }
    return Skip(location: control.location, call: location, landsOn: after.face)
}

private func finding(_ step: Walk.Step, _ skip: Skip, _ parent: Plane, at index: Int, _ walk: Walk) -> Finding? {
    let flow = walk.flow
    guard let face = walk.moments[index].face, let screen = flow.screen(face), let below = flow.screen(parent.top.face) else { return nil }
    let certainty = walk.certainty(ofWayTo: index)
    guard certainty > .possible else { return nil }
    let swipes = walk.steps[index].contains { other in
        guard other.move.kind == .swipeBack, case .leads(let places, _) = other.result else { return false }
        return places.first.map { walk.moments[$0].face == below.id } ?? false
    }
    let landing = "“\(flow.name(of: skip.landsOn))”"
    return Finding(
        "Back on “\(screen.name)” goes to \(landing) and skips “\(below.name)” where that was passed on the way\(swipes ? "; the edge swipe does not" : "").",
        at: skip.location, screen: face, edge: "\(step.move.label ?? "back") \(skip.landsOn ?? "")", certainty: min(certainty, .likely),
        trace: walk.trace(to: index, then: step.move, showing: flow.name(of: skip.landsOn)),
        related: [Note("It leaves here", at: skip.call), Note("“\(below.name)” is skipped", at: below.location)], fix: "Pop one level, or label it for where it goes.",
        subjects: [.control(skip.location), .screen(face)])
}
