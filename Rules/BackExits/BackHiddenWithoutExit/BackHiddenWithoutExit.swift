import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let backHiddenWithoutExit = Rule(
        "back-hidden-without-exit", .backExits, .warning, card: PackageResources.back_hidden_without_exit_md
    ) { flow in
        flow.screens.compactMap { trapped($0, in: flow) }
    }
}

/// What took the system's way back away, and where.
private struct Loss {
    var words: String
    var location: Span
    var certainty = Certainty.certain
    var drawsBar = true
}

private func trapped(_ screen: Screen, in flow: Flow) -> Finding? {
    // What a page leads to, and what a container shows, is not known.
    guard screen.kind == .screen, screen.facts.web.isEmpty else { return nil }
    for standing in flow.standings(of: screen.id) where standing.screen == screen.id && standing.placement.isPushed {
        guard let loss = loss(of: screen, at: standing, in: flow), !flow.leadsOn(screen, at: standing),
            flow.escape(from: screen, at: standing, drawsBar: loss.drawsBar) == .none
        else { continue }
        let certainty = min(standing.certainty, loss.certainty)
        // Tabs and columns still lead elsewhere.
        let staysReachable = standing.placement.isModal != true && standing.placement.frames.contains { $0.kind == .tab || $0.kind == .split }
        return Finding(
            "“\(screen.name)” hides \(loss.words) and has no other way out.", at: loss.location, screen: screen.id, edge: "back",
            certainty: certainty, severity: staysReachable ? .info : certainty == .certain ? .error : nil, standing: standing,
            related: flow.gestureWrites(reaching: screen, at: standing).map { Note("“\($0.owner)” writes to the pop gesture here", at: $0.location) },
            fix: "Show the back button, or add Close/Done.", subjects: [.screen(screen.id)])
    }
    return nil
}

/// The back button and the swipe are both gone for good.
private func loss(of screen: Screen, at standing: Standing, in flow: Flow) -> Loss? {
    let back = screen.facts.backHidden.flatMap { $0.guarded == .always ? $0 : nil }
    let bar = screen.facts.barHidden.flatMap { $0.guarded == .always ? $0 : nil }
    switch flow.backSwipe(of: screen, at: standing) {
    case .works, .restored: return nil
    case .off(.leadingItem): return flow.leadingItemThatReplacesBack(of: screen).map {
        Loss(words: "the back button behind a leading item that leads nowhere", location: $0.location, certainty: .likely)
    }
    case .off, .locked: break
    }
    if let bar {
        let words = back == nil ? "the navigation bar, and with it the back button," : "the back button and the bar"
        return Loss(words: words, location: bar.location, certainty: bar.certainty, drawsBar: false)
    }
    return back.map { Loss(words: "the back button", location: $0.location, certainty: $0.certainty) }
}
