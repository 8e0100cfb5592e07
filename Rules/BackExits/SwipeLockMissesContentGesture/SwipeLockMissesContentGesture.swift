import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let swipeLockMissesContentGesture = Rule(
        "swipe-lock-misses-content-gesture", .backExits, .info,
        options: [.number("sdk", "The major version of the SDK the app is built with; 0 where the sources must tell.", standard: 0)],
        card: PackageResources.swipe_lock_misses_content_gesture_md
    ) { flow, options in
        let isNew = options.number("sdk") == 0 ? flow.isBuiltWithContentSwipe : options.number("sdk") >= 26
        if options.number("sdk") > 0, !isNew { return [] }
        var told: Set<String> = []
        return flow.graph.gestureWrites.compactMap { lock in
            lonelyLock(lock, severity: isNew ? .warning : nil, in: flow)
        }.filter { told.insert($0.edge ?? "").inserted }
    }
}

/// A lock of the edge swipe, by a screen or by its stack, whose owner leaves the content swipe alone.
private func lonelyLock(_ lock: GestureWrite, severity: Severity?, in flow: Flow) -> Finding? {
    guard lock.recognizer == .edge, lock.isLock, lock.scope == .screen || lock.scope == .stackClass else { return nil }
    // A stack's class that switches it on too does so around its transitions.
    let own = flow.graph.gestureWrites.filter { $0.owner == lock.owner }
    if lock.scope == .stackClass, own.contains(where: { $0.kind == .enabled && $0.value != .no }) { return nil }
    for bearer in flow.bearers(of: lock.owner) {
        for standing in flow.standings(of: bearer) where standing.screen == bearer {
            guard let screen = flow.screen(bearer) else { continue }
            let place = lock.scope == .stackClass ? nil : standing
            guard lock.scope == .stackClass || standing.placement.isPushed,
                !flow.gestureWrites(reaching: screen, at: standing).contains(where: { $0.recognizer == .content })
            else { continue }
            // Whether the content swipe works without a back button is not known.
            let isBackHidden = screen.facts.backHidden?.guarded == .always || screen.facts.barHidden?.guarded == .always
            return Finding(
                "“\(screen.name)” disables the edge swipe, but iOS 26 also pops on a swipe anywhere in the content.",
                at: lock.location, screen: screen.id, edge: lock.owner,
                certainty: isBackHidden ? .possible : min(standing.certainty, lock.guarded == .always ? .certain : .likely),
                severity: severity, standing: place,
                related: own.filter { $0 != lock }.map { Note("“\(lock.owner)” writes to the pop gesture here too", at: $0.location) },
                fix: "Disable interactiveContentPopGestureRecognizer too (iOS 26), and restore both when leaving.",
                subjects: [.screen(screen.id)])
        }
    }
    return nil
}
