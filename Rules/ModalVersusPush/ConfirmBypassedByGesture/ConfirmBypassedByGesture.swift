import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let confirmBypassedByGesture = Rule(
        "confirm-bypassed-by-gesture", .modalVersusPush, .warning, card: PackageResources.confirm_bypassed_by_gesture_md
    ) { flow in
        flow.screens.flatMap { screen -> [Finding] in
            let inverted = inverted(on: screen, in: flow)
            if !inverted.isEmpty { return inverted }
            return askingControls(of: screen, in: flow).compactMap { bypassed($0, on: screen, in: flow) }
        } + flow.graph.vetoes.compactMap { bypassedHook($0, in: flow) ?? bypassedByPlacement($0, in: flow) }
    }
}

/// A way out that asks before it throws something away.
private struct AskingControl {
    var control: Control
    var question: Question
    var isLeading: Bool
    /// The standings it is seen in.
    var standings: [Standing]
}

private func askingControls(of screen: Screen, in flow: Flow) -> [AskingControl] {
    let own = flow.standings(of: screen.id).filter { $0.screen == screen.id }
    let facts = screen.facts
    var found = facts.leading.compactMap { asking($0, isLeading: true, own) }
    found += (facts.trailing + facts.body).compactMap { asking($0, isLeading: false, own) }
    for site in flow.transitions(to: screen.id) where !site.installs.isEmpty {
        let landings = flow.landings(of: site)
        found += site.installs.compactMap { asking($0, isLeading: $0.side == .leading, landings) }
    }
    return found
}

/// A question about something else, such as deleting what is shown or signing out, is asked by other controls.
private func asking(_ control: Control, isLeading: Bool, _ standings: [Standing]) -> AskingControl? {
    // Where other code asks for the screen, the answer that leaves is its own.
    guard let question = control.question, question.discards,
        !control.exits.isEmpty || control.isOpaque || question.certainty != .certain
    else { return nil }
    let givesUp = [.cancel, .close, .back].contains(control.look)
    let leavesUnasked = isLeading && question.test != nil && control.exits.contains { $0.guarded != .always }
    guard givesUp || leavesUnasked else { return nil }
    return AskingControl(control: control, question: question, isLeading: isLeading, standings: standings)
}

// MARK: Another way out does not ask

private func bypassed(_ asking: AskingControl, on screen: Screen, in flow: Flow) -> Finding? {
    for standing in asking.standings {
        // What is saved whichever way the screen leaves is not lost.
        guard !flow.screensFilling(standing).contains(where: \.facts.savesWhileEditing) else { continue }
        let effects = asking.control.exits.map { flow.effect(of: $0, at: standing) }
        let closes = effects.contains(.closesLayer) || effects.contains(.parent) || effects.isEmpty
        if closes, flow.isGestureClosable(standing) == true, !flow.isGuardedAgainstSwipe(standing) {
            return finding(
                asking, "a swipe down does not", "sheet", on: screen, at: standing,
                related: flow.presentation(of: standing).map { [Note("A guard could be set where the layer is presented", at: $0.location)] } ?? [])
        }
        if asking.isLeading, standing.placement.isPushed, effects.contains(.parent) || effects.isEmpty, swipesUnasked(screen, at: standing, in: flow) {
            return finding(asking, "swiping back does not", "pushed", on: screen, at: standing)
        }
    }
    return nil
}

private func finding(
    _ asking: AskingControl, _ other: String, _ reason: String, on screen: Screen, at standing: Standing, related: [Note] = []
) -> Finding {
    let name = asking.control.label ?? asking.control.look.rawValue
    return Finding(
        "“\(name)” on “\(screen.name)” asks before discarding, but \(other).", at: asking.control.location, screen: screen.id,
        edge: name, certainty: min(standing.certainty, asking.question.certainty), reason: reason, standing: standing,
        related: [Note("The question is asked here", at: asking.question.location), Note("“\(screen.name)” could guard itself", at: screen.location)]
            + related,
        fix: remedy, subjects: [.screen(screen.id), .control(asking.control.location)])
}

private let remedy = "Lock the gesture while there are changes and ask in presentationControllerDidAttemptToDismiss, or veto the pop."

/// The edge swipe works, and nobody asks the screen about it.
private func swipesUnasked(_ screen: Screen, at standing: Standing, in flow: Flow) -> Bool {
    // A screen that switches the recognizer off is not swiped away while it is on top.
    let family = [screen.id] + screen.inherits
    guard !flow.graph.gestureWrites.contains(where: { $0.kind == .enabled && $0.recognizer == .edge && $0.value != .yes && family.contains($0.owner) })
    else { return false }
    switch flow.backSwipe(of: screen, at: standing) {
    case .works: return true
    case .restored(let write) where write.kind == .delegate && write.guarded == .always:
        if write.value == .null { return true }
        guard write.value == .object, let delegate = write.delegateClass else { return false }
        let classes = [delegate] + (flow.screen(delegate)?.inherits ?? [])
        return write.depthTest == .present && !flow.graph.vetoes.contains { veto in
            veto.asked == .swipe && classes.contains(veto.owner) && veto.asksOthers
        }
    case .restored, .off, .locked: return false
    }
}

extension Veto {
    /// More than the stack's depth decides.
    fileprivate var asksOthers: Bool { subject == .itself || subject == .top }
}

// MARK: Answers to the back button and to the sheet

private func bypassedHook(_ veto: Veto, in flow: Flow) -> Finding? {
    guard veto.asked == .hook, let question = veto.questions.first(where: \.discards) else { return nil }
    for id in flow.bearers(of: veto.owner) {
        guard let screen = flow.screen(id), !screen.facts.savesWhileEditing, id == veto.owner || !answers(id, veto, in: flow) else { continue }
        for standing in flow.standings(of: id) where standing.screen == id && standing.placement.isPushed {
            guard swipesUnasked(screen, at: standing, in: flow) else { continue }
            return Finding(
                "Back on “\(screen.name)” asks before discarding, but swiping back does not.", at: veto.location, screen: id,
                edge: veto.function, certainty: min(standing.certainty, .likely), reason: "pushed", standing: standing,
                related: [Note("The question is asked here", at: question.location)], fix: remedy,
                subjects: [.screen(id), .control(veto.location)])
        }
    }
    return nil
}

private func answers(_ id: String, _ veto: Veto, in flow: Flow) -> Bool {
    flow.graph.vetoes.contains { $0.asked == .hook && $0.owner == id && $0.function == veto.function }
}

private func bypassedByPlacement(_ veto: Veto, in flow: Flow) -> Finding? {
    guard veto.asked == .sheet || veto.asked == .attempt, let question = veto.questions.first(where: \.discards) else { return nil }
    for id in flow.bearers(of: veto.owner) {
        guard let screen = flow.screen(id), !screen.facts.savesWhileEditing else { continue }
        let own = flow.standings(of: id).filter { $0.screen == id }
        guard own.contains(where: { $0.placement.isModalRoot }) else { continue }
        let family = [id] + screen.inherits
        let asksOnBack = flow.graph.vetoes.contains { $0.asked == .hook && family.contains($0.owner) && !$0.questions.isEmpty }
        guard !asksOnBack, screen.facts.backHidden == nil, screen.facts.leading.isEmpty else { continue }
        for standing in own where standing.placement.isPushed && standing.placement.isModal != true {
            guard flow.backSwipe(of: screen, at: standing) == .works, let site = flow.way(to: standing).last else { continue }
            return Finding(
                "A swipe down on “\(screen.name)” asks before discarding, but Back where it is pushed does not.", at: veto.location,
                screen: id, edge: veto.function, certainty: standing.certainty, reason: "other-placement", standing: standing,
                related: [Note("The question is asked here", at: question.location), Note("It is pushed here", at: site.location)],
                fix: remedy, subjects: [.screen(id), .control(veto.location)])
        }
    }
    return nil
}

// MARK: The wrong way round

/// The gesture is locked exactly where the control does not ask.
private func inverted(on screen: Screen, in flow: Flow) -> [Finding] {
    for asking in askingControls(of: screen, in: flow) {
        guard let test = asking.question.test else { continue }
        for standing in asking.standings where standing.placement.isModal != false {
            let filling = flow.screensFilling(standing)
            let ids = Set(filling.map(\.id) + filling.flatMap(\.inherits))
            let locks = filling.compactMap(\.facts.dismissBlocked).compactMap { lock in lock.test.map { ($0, lock.location) } }
            let refusals = flow.graph.vetoes.filter { $0.asked == .sheet && ids.contains($0.owner) }
                .compactMap { veto in veto.refuses.map { ($0, veto.location) } }
            guard let wrong = (locks + refusals).first(where: { areOpposite($0.0, test) }) else { continue }
            let name = asking.control.label ?? asking.control.look.rawValue
            return [Finding(
                "“\(name)” on “\(screen.name)” asks before discarding, but a swipe down does not: the guard’s condition is inverted.",
                at: wrong.1, screen: screen.id, edge: name, certainty: asking.question.certainty, reason: "polarity", standing: standing,
                related: [Note("The control asks under the opposite condition", at: asking.question.location)],
                fix: "Lock the gesture under the condition under which “\(name)” asks.",
                subjects: [.screen(screen.id), .control(asking.control.location)])]
        }
    }
    return []
}
