import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let popGestureDelegateUnguarded = Rule(
        "pop-gesture-delegate-unguarded", .backExits, .warning, card: PackageResources.pop_gesture_delegate_unguarded_md
    ) { flow in
        flow.graph.gestureWrites.compactMap { unguarded($0, in: flow) ?? keptLock($0, in: flow) }
    }
}

private func unguarded(_ write: GestureWrite, in flow: Flow) -> Finding? {
    guard write.kind == .delegate, write.recognizer == .edge else { return nil }
    if write.forwards, write.value == .object { return refusing(write, in: flow) }
    guard !write.restored else { return nil }
    let others = flow.graph.gestureWrites.filter { $0.owner == write.owner && $0 != write && $0.recognizer == .edge }
    // Switched by the stack's depth, the recognizer does not ask its delegate at the root.
    guard !others.contains(where: { $0.kind == .enabled && ($0.guarded != .always || $0.value == .unknown) }) else { return nil }
    let replacements = others.filter { $0.kind == .delegate }
    switch write.value {
    case .null:
        // Beside another delegate, nil is how the owner takes that one back.
        guard replacements.isEmpty else { return nil }
        return finding(write, "nil", certainty: write.guarded == .always ? .certain : .likely, in: flow)
    case .object where write.depthTest == .absent:
        guard !replacements.contains(where: { $0.value == .original }) else { return nil }
        guard write.scope == .screen else { return finding(write, "replaced without a depth check", certainty: .certain, in: flow) }
        // While a pushed screen is on top, its delegate cannot be asked at the root; what stays behind it can.
        let atRoot = flow.some(write.owner) { $0.placement.inStack == true && $0.placement.atRoot == true }
        if let atRoot {
            return finding(write, "replaced without a depth check", certainty: atRoot.certainty, standing: atRoot, in: flow)
        }
        return replacements.isEmpty ? notRestored(write, in: flow) : nil
    case .object where write.depthTest == .present:
        // The recognizer holds its delegate weakly: once the screen that keeps the answering object is gone, nobody asks for the depth.
        // A base class takes the gesture again in the next screen.
        guard write.scope == .screen, let answerer = write.delegateClass, answerer != write.owner, replacements.isEmpty,
            flow.bearers(of: write.owner) == [write.owner]
        else { return nil }
        return notRestored(write, in: flow)
    default: return nil
    }
}

private func finding(
    _ write: GestureWrite, _ what: String, certainty: Certainty, standing: Standing? = nil, in flow: Flow
) -> Finding {
    Finding(
        "The pop gesture’s delegate is \(what); a swipe on the first screen can freeze the interface.",
        at: write.location, screen: flow.screen(write.owner)?.id, edge: write.owner, certainty: certainty, standing: standing,
        related: notes(on: write, in: flow), fix: "Return viewControllers.count > 1 from gestureRecognizerShouldBegin.",
        subjects: [.reference("\(write.owner) pop gesture delegate")])
}

private func notRestored(_ write: GestureWrite, in flow: Flow) -> Finding? {
    // What fills a column is pushed once the columns have become one stack.
    guard flow.some(write.owner, where: { $0.placement.isPushed || $0.placement.innermost(.split) != nil }) != nil else { return nil }
    return Finding(
        "“\(flow.name(of: write.owner))” takes the stack’s pop gesture and never gives it back.",
        at: write.location, screen: write.owner, edge: write.owner, reason: "not-restored", severity: .info,
        related: notes(on: write, in: flow),
        fix: "Keep the former delegate and write it back in viewWillDisappear.",
        subjects: [.reference("\(write.owner) pop gesture delegate")])
}

/// A delegate that answers some questions and hands the rest on, whether to begin among them: the original one says no to that where
/// the bar or the back button is hidden, which is what the delegate is for.
private func refusing(_ write: GestureWrite, in flow: Flow) -> Finding {
    Finding(
        "The pop gesture’s delegate leaves it to the original one whether the swipe begins, which refuses it while the bar is hidden.",
        at: write.location, screen: flow.screen(write.owner)?.id, edge: "\(write.owner) forwards", certainty: .likely, reason: "forwards",
        severity: .info, related: notes(on: write, in: flow), fix: "Return viewControllers.count > 1 from gestureRecognizerShouldBegin.",
        subjects: [.reference("\(write.owner) pop gesture delegate")])
}

/// A screen switches the shared recognizer off, and nothing in the app switches one on again.
private func keptLock(_ write: GestureWrite, in flow: Flow) -> Finding? {
    guard write.kind == .enabled, write.recognizer == .edge, write.value == .no, write.scope == .screen, !write.restored,
        !flow.graph.gestureWrites.contains(where: { $0.kind == .enabled && $0.recognizer == .edge && $0.value != .no }),
        let pushed = flow.some(write.owner, where: { $0.placement.isPushed })
    else { return nil }
    return Finding(
        "“\(flow.name(of: write.owner))” switches the stack’s pop gesture off and never on again.", at: write.location,
        screen: write.owner, edge: "\(write.owner) lock", certainty: write.guarded == .always ? .certain : .likely,
        reason: "not-restored", severity: .info, standing: pushed, related: notes(on: write, in: flow),
        fix: "Switch it on again in viewWillDisappear.", subjects: [.screen(write.owner)])
}

/// The class that answers for the gesture, and the other lines of the owner that restore or lock it.
private func notes(on write: GestureWrite, in flow: Flow) -> [Note] {
    let answers = write.delegateLocation.map { [Note("“\(write.delegateClass ?? write.owner)” answers for the gesture", at: $0)] } ?? []
    let others = flow.graph.gestureWrites.filter { $0.owner == write.owner && $0.location != write.location }
    return answers + others.map { Note("“\($0.owner)” writes to the pop gesture here too", at: $0.location) }
}
