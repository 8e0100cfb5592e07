import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let inAppLinkDropsTrail = Rule(
        "in-app-link-drops-trail", .backExits, .info, card: PackageResources.in_app_link_drops_trail_md
    ) { flow in
        var known: Set<Span> = []
        return flow.transitions.compactMap { push in
            guard let emptied = push.emptied, push.certainty > .possible, push.idioms != [.mac], let trail = trail(cutBy: push, in: flow),
                known.insert(emptied).inserted
            else { return nil }
            let screen = flow.name(of: trail.screen)
            let target = push.to.map { "“\(flow.name(of: $0))”" } ?? "the next screen"
            var related = [Note("It pushes here", at: push.location)]
            if let control = trail.control { related.append(Note("“\(screen)” asks for it here", at: control)) }
            return Finding(
                "This link from “\(screen)” empties the stack before it pushes \(target), so Back skips “\(screen)”.",
                at: emptied, screen: flow.screen(push.from)?.id, edge: "\(push.from) \(push.trigger.function ?? "")",
                certainty: min(push.certainty, trail.standing.certainty, .likely), standing: trail.standing, related: related,
                fix: "Push on the current stack, or pop only down to the screen that \(target) belongs under.",
                subjects: [.transition(push.id), .screen(trail.screen)])
        }
    }
}

private struct Trail {
    var screen: String
    var standing: Standing
    var control: Span?
}

/// A screen above the root of the visible stack, whose row or button leads to the push.
private func trail(cutBy push: Transition, in flow: Flow) -> Trail? {
    let isPath = (flow.screen(push.on) ?? flow.screen(push.to))?.technology == .swiftui
    // A path may belong to another stack than the one that shows.
    let anchor = isPath ? push.on : nil
    func stands(_ screen: String) -> Standing? {
        flow.standings(of: screen).first { standing in
            guard standing.placement.isPushed, standing.placement.isModal == false, standing.certainty > .possible else { return false }
            guard isPath else { return true }
            return anchor.map { standing.below.contains($0) } ?? false
        }
    }
    if push.entry == nil, push.trigger.look != .home, [.row, .bodyButton, .leadingItem, .trailingItem, .menu, .gesture].contains(push.trigger.kind),
        flow.screen(push.from) != nil, push.receiver == .ownNav || isPath, let standing = stands(push.from) {
        return Trail(screen: push.from, standing: standing)
    }
    guard push.reach == .tab || push.reach == .own || isPath else { return nil }
    for occasion in push.occasions where occasion.kind == .route && occasion.care == nil && occasion.name != push.to {
        guard let standing = stands(occasion.name) else { continue }
        return Trail(screen: occasion.name, standing: standing, control: occasion.location == push.location ? nil : occasion.location)
    }
    return nil
}
