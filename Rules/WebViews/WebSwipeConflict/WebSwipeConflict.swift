import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let webSwipeConflict = Rule(
        "web-swipe-conflict", .webViews, .warning, card: PackageResources.web_swipe_conflict_md
    ) { flow in
        flow.screens.compactMap { screen in
            guard let web = screen.facts.web.first(where: { $0.gestures == .on && $0.loads == .remote }),
                !screen.facts.web.contains(where: \.arbitrated),
                let pushed = flow.some(screen.id, where: { swipesBack(at: $0, in: flow) }),
                let place = flow.screensFilling(pushed).last
            else { return nil }
            // In a column the swipe's stack is often at its root, at regular width above all.
            let isColumn = pushed.placement.innermost(.split) != nil
            return Finding(
                "“\(place.name)” is pushed and its web view also swipes through history; one swipe can do either.",
                at: web.location, screen: screen.id, edge: web.api, certainty: pushed.certainty, severity: isColumn ? .info : nil,
                standing: pushed,
                fix: "Turn web gestures off and offer back/forward buttons, or disable the pop gesture while webView.canGoBack.",
                subjects: [.screen(screen.id)])
        }
    }
}

/// Pushed, with a back swipe that nothing on the screen, or on those that embed it, switches off or decides about.
private func swipesBack(at standing: Standing, in flow: Flow) -> Bool {
    guard standing.placement.isPushed else { return false }
    return flow.screensFilling(standing).allSatisfy { screen in
        guard !screen.facts.web.contains(where: \.arbitrated) else { return false }
        switch flow.backSwipe(of: screen, at: standing) {
        case .works, .restored: return true
        case .off, .locked: return false
        }
    }
}
