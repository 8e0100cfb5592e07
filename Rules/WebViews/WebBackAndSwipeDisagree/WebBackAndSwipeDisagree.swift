import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let webBackAndSwipeDisagree = Rule(
        "web-back-and-swipe-disagree", .webViews, .warning, card: PackageResources.web_back_and_swipe_disagree_md
    ) { flow in
        flow.screens.compactMap { screen in
            guard let control = screen.facts.leading.first(where: { $0.look == .back && $0.guarded == .always }) else { return nil }
            return disagreement(of: control, on: screen, in: flow)
        }
    }
}

private func disagreement(of control: Control, on screen: Screen, in flow: Flow) -> Finding? {
    for standing in flow.standings(of: screen.id) where standing.screen == screen.id && standing.placement.isPushed {
        let web = flow.screensFilling(standing).flatMap(\.facts.web)
            + flow.parts(of: screen.id).compactMap { flow.screen($0) }.flatMap(\.facts.web)
        guard !web.contains(where: \.arbitrated) else { continue }
        let swipe = flow.backSwipe(of: screen, at: standing)
        let related = flow.gestureWrites(reaching: screen, at: standing).map { Note("“\($0.owner)” writes to the pop gesture here", at: $0.location) }
        func finding(_ words: String, _ reason: String, _ pages: WebFact? = nil) -> Finding {
            Finding(
                "Back on “\(screen.name)” \(words).", at: control.location, screen: screen.id, edge: control.label ?? control.evidence,
                certainty: min(standing.certainty, pages?.loads == .unknown ? .likely : .certain), reason: reason, standing: standing,
                related: (pages.map { [Note("The page history is swiped through", at: $0.location)] } ?? []) + related,
                fix: "Keep the system Back for leaving and put web back/forward in a toolbar, or let both follow canGoBack.",
                subjects: [.screen(screen.id), .control(control.location)])
        }
        if control.goesBackInWeb, leaves(swipe), web.allSatisfy({ $0.gestures == .off }), !isSeparate(control, on: screen) {
            return finding("goes to the previous page, but the swipe leaves the screen", "button-web")
        }
        if !control.goesBackInWeb, pops(control), let pages = web.first(where: { $0.gestures == .on && $0.loads != .local }), !leaves(swipe) {
            return finding("leaves the screen, but the swipe goes to the previous page", "button-native", pages)
        }
    }
    return nil
}

private func leaves(_ swipe: BackSwipe) -> Bool {
    switch swipe {
    case .works, .restored: true
    case .off, .locked: false
    }
}

/// It stands beside the system's button, or beside another control that leaves: then it is for pages alone.
private func isSeparate(_ control: Control, on screen: Screen) -> Bool {
    if screen.technology != .swiftui, screen.facts.supplementsBack { return true }
    if screen.technology == .swiftui, screen.facts.backHidden?.guarded != .always { return true }
    return (screen.facts.leading + screen.facts.trailing).contains { $0 != control && (!$0.exits.isEmpty || $0.isOpaque && $0.look == .close) }
}

/// It pops, whatever the page history.
private func pops(_ control: Control) -> Bool {
    !control.isOpaque && control.exits.contains { $0.verb == .pop && $0.guarded == .always || $0.verb == .dismiss && $0.guarded == .always }
}
