import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let webHistoryMisread = Rule(
        "web-history-misread", .webViews, .warning, card: PackageResources.web_history_misread_md
    ) { flow in
        flow.graph.historyTests.map { misreading($0, in: flow) } + flow.screens.compactMap { deadBack(on: $0, in: flow) }
    }
}

private func misreading(_ test: HistoryTest, in flow: Flow) -> Finding {
    Finding(
        "\(test.call)() may return nil although it moved; this branch misreads it.", at: test.location,
        screen: flow.screen(test.owner)?.id, edge: "\(test.owner) \(test.call)", reason: "result-as-test",
        fix: "Test \(test.call == "goForward" ? "canGoForward" : "canGoBack; else pop or dismiss").")
}

/// A back control that only walks through the pages, on a screen that nothing else leaves.
private func deadBack(on screen: Screen, in flow: Flow) -> Finding? {
    let controls = (screen.facts.leading + screen.facts.body).filter { control in
        control.look == .back && control.goesBackInWeb && control.exits.isEmpty && !control.isOpaque && control.guarded == .always
    }
    guard let control = controls.first else { return nil }
    for standing in flow.standings(of: screen.id) where standing.screen == screen.id && isShut(screen, at: standing, in: flow) {
        let drawsBar = screen.facts.barHidden?.guarded != .always
        guard flow.escape(from: screen, at: standing, drawsBar: drawsBar, except: control) == .none else { continue }
        return Finding(
            "Back on “\(screen.name)” does nothing once the page history is empty, and there is no other way out.",
            at: control.location, screen: screen.id, edge: control.label ?? control.evidence, certainty: standing.certainty,
            reason: "dead-back", standing: standing,
            related: flow.gestureWrites(reaching: screen, at: standing).map { Note("“\($0.owner)” writes to the pop gesture here", at: $0.location) },
            fix: "Test canGoBack; else pop or dismiss.", subjects: [.control(control.location), .screen(screen.id)])
    }
    return nil
}

/// Neither the system's back button and swipe nor a gesture on the layer leads out of the place.
private func isShut(_ screen: Screen, at standing: Standing, in flow: Flow) -> Bool {
    if standing.placement.isPushed {
        switch flow.backSwipe(of: screen, at: standing) {
        case .off, .locked: return true
        case .works, .restored: return false
        }
    }
    return standing.placement.isModalRoot && flow.isGestureClosable(standing) == false
}
