import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let popGestureDelegateUnguarded = Rule(
        "pop-gesture-delegate-unguarded", .backExits, .warning, card: PackageResources.pop_gesture_delegate_unguarded_md
    ) { flow in
        flow.graph.gestureWrites.compactMap { unguarded($0, in: flow) }
    }
}

private func unguarded(_ write: GestureWrite, in flow: Flow) -> Finding? {
    guard write.kind == .delegate, write.recognizer == .edge, !write.restored else { return nil }
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
        related: delegateNotes(write), fix: "Return viewControllers.count > 1 from gestureRecognizerShouldBegin.",
        subjects: [.reference("\(write.owner) pop gesture delegate")])
}

private func notRestored(_ write: GestureWrite, in flow: Flow) -> Finding? {
    // What fills a column is pushed once the columns have become one stack.
    guard flow.some(write.owner, where: { $0.placement.isPushed || $0.placement.innermost(.split) != nil }) != nil else { return nil }
    return Finding(
        "“\(flow.name(of: write.owner))” takes the stack’s pop gesture and never gives it back.",
        at: write.location, screen: write.owner, edge: write.owner, severity: .info, related: delegateNotes(write),
        fix: "Keep the former delegate and write it back in viewWillDisappear.",
        subjects: [.reference("\(write.owner) pop gesture delegate")])
}

private func delegateNotes(_ write: GestureWrite) -> [Note] {
    write.delegateLocation.map { [Note("“\(write.delegateClass ?? write.owner)” answers for the gesture", at: $0)] } ?? []
}
