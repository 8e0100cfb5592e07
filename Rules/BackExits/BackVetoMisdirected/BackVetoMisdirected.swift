import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let backVetoMisdirected = Rule(
        "back-veto-misdirected", .backExits, .warning, card: PackageResources.back_veto_misdirected_md
    ) { flow in
        flow.graph.vetoes.flatMap { veto in
            [selfCall(veto, in: flow), wrongScreen(veto, in: flow), notOnTop(veto, in: flow)].compactMap { $0 }
        }
    }
}

private func finding(
    _ veto: Veto, for whom: String, at place: Span, _ reason: String, certainty: Certainty = .certain, related: [Note], fix: String,
    subjects: [Finding.Subject] = [], in flow: Flow
) -> Finding {
    Finding(
        "This answers for \(whom).", at: place, screen: flow.screen(veto.owner)?.id, edge: "\(veto.owner).\(veto.function)",
        certainty: certainty, reason: reason, related: related, fix: fix, subjects: [.control(place)] + subjects)
}

private func selfCall(_ veto: Veto, in flow: Flow) -> Finding? {
    guard let call = veto.selfCall else { return nil }
    return finding(
        veto, for: "nobody: it calls itself", at: call, "self-call", related: [Note("“\(veto.function)” begins here", at: veto.location)],
        fix: "Call super.", in: flow)
}

/// The back menu can pop several levels: the item says which screen goes.
private func wrongScreen(_ veto: Veto, in flow: Flow) -> Finding? {
    guard veto.asked == .back, veto.subject == .top, veto.selfCall == nil else { return nil }
    let places = veto.helpers + [veto.location]
    return finding(
        veto, for: "the top screen, whichever item is being popped", at: places[0], "wrong-screen",
        related: places.dropFirst().map { Note("UIKit asks here, and says which item", at: $0) },
        fix: "Compare the item with the top screen’s navigationItem.", in: flow)
}

/// The recognizer is shared by the stack; whoever is its delegate is asked, whatever is on top.
private func notOnTop(_ veto: Veto, in flow: Flow) -> Finding? {
    guard veto.asked == .swipe, veto.subject == .itself else { return nil }
    let writes = flow.graph.gestureWrites.filter { $0.kind == .delegate && $0.delegateClass == veto.owner }
    switch veto.scope {
    case .everyStack where veto.owner == "UIViewController": break
    case .screen:
        // Without something pushed above it, the screen is on top for as long as it is there.
        let coversItself = flow.bearers(of: veto.owner).contains { id in
            flow.transitionsIncludingInherited(from: id).contains { $0.verb.effect == .push && $0.certainty != .possible }
        }
        guard coversItself, writes.contains(where: { !$0.restored }) else { return nil }
    default: return nil
    }
    return finding(
        veto, for: "a screen that may not be on top", at: veto.location, "not-on-top",
        certainty: veto.scope == .screen ? .likely : .certain,
        related: writes.map { Note("“\($0.owner)” hands the recognizer over here", at: $0.location) },
        fix: "Test navigationController?.topViewController === self first.",
        subjects: writes.map { .reference("\($0.owner) pop gesture delegate") }, in: flow)
}
