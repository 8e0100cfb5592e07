import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let dismissClosesWrongLayer = Rule(
        "dismiss-closes-wrong-layer", .modalVersusPush, .warning, card: PackageResources.dismiss_closes_wrong_layer_md
    ) { flow in
        let onPaths = flow.graph.successions.compactMap { pair -> Finding? in
            guard let first = pair.first, let reason = reason(first, pair) else { return nil }
            return finding(pair, first, reason, in: flow)
        }
        var known = Set(onPaths.map(\.location))
        return onPaths + flow.transitions.compactMap { exit in
            guard !known.contains(exit.location), let found = otherReceiver(exit, in: flow) ?? whateverIsPresented(exit, in: flow) else { return nil }
            known.insert(exit.location)
            return found
        }
    }
}

/// Code that no control on top causes dismisses a screen that it keeps, and that screen may have presented something itself.
private func otherReceiver(_ exit: Transition, in flow: Flow) -> Finding? {
    guard exit.verb == .dismiss, exit.receiver == .unknown, !exit.unreached, exit.certainty > .possible, !exit.isByUser, exit.trigger.kind != .callback,
        // A test on the way may well ask what it presents.
        exit.guarded == .always,
        exit.hangsOn != .placement, let id = exit.on, id != exit.from, let screen = flow.screen(id), flow.containerKind(of: id) == nil,
        screen.technology != .swiftui, !screen.facts.answersPresent, flow.some(id, where: { $0.placement.isModal == true }) != nil
    else { return nil }
    guard let above = layer(over: id, in: flow) else { return nil }
    return finding(exit, above, over: screen, in: flow)
}

/// The same, of what the screen itself presents just then, where that may be one of several modals.
private func whateverIsPresented(_ exit: Transition, in flow: Flow) -> Finding? {
    guard exit.verb == .dismiss, exit.receiver == .presented, exit.on == nil || exit.on == exit.from, !exit.unreached, exit.certainty > .possible,
        !exit.isByUser, exit.trigger.kind != .callback, exit.guarded == .always,
        // Nobody who acts on the screen asks for it: nothing says what is up.
        exit.occasions.contains(where: { [.observer, .timer, .activation, .entry].contains($0.kind) }),
        let screen = flow.screen(exit.from), screen.technology != .swiftui, flow.containerKind(of: screen.id) == nil
    else { return nil }
    let modals = flow.transitionsIncludingInherited(from: screen.id).filter { isOpened($0, in: flow) }
    guard Set(modals.compactMap(\.to)).count > 1 else { return nil }
    for modal in modals {
        guard let presented = flow.screen(modal.to), !presented.facts.answersPresent, let above = layer(over: presented.id, in: flow) else { continue }
        return finding(exit, above, over: presented, in: flow)
    }
    return nil
}

/// What people may have opened over the screen.
private func layer(over id: String, in flow: Flow) -> Transition? {
    flow.transitionsIncludingInherited(from: id).first { isOpened($0, in: flow) }
}

private func isOpened(_ next: Transition, in flow: Flow) -> Bool {
    flow.isOwnModal(next) && next.certainty > .possible && next.isByUser && next.idioms != [.mac] && [.itself, .ownNav].contains(next.receiver)
}

private func finding(_ exit: Transition, _ above: Transition, over screen: Screen, in flow: Flow) -> Finding {
    Finding(
        "This dismiss may close “\(flow.name(of: above.to))” instead of “\(screen.name)”, which can present it.", at: exit.location,
        screen: flow.screen(exit.from)?.id, edge: "\(exit.from) \(exit.trigger.function ?? "") dismiss \(screen.id) other-receiver", certainty: .likely,
        reason: "other-receiver", severity: .info, standing: flow.witness(of: above, atLeast: .likely),
        related: [Note("“\(flow.name(of: above.to))” is presented here", at: above.location)],
        fix: "Dismiss through presentingViewController of “\(screen.name)”.", subjects: [.transition(exit.id)])
}

private enum Reason: String {
    case ownChild = "own-child"
    case somePath = "some-path"
    case namedModal = "named-modal"
    case double
    case twice

    var isThin: Bool { self != .ownChild }
}

private func reason(_ first: Succession.Step, _ pair: Succession) -> Reason? {
    guard pair.second.verb.isExit else { return nil }
    switch pair.relation {
    case .twice: return .twice
    case .named: return .namedModal
    case .sameHost where pair.second.verb == .dismiss:
        if first.verb == .dismiss { return pair.waits ? nil : .double }
        // A helper that takes away what another one showed, such as a progress view, means what it says.
        guard [.present, .alert].contains(first.verb.effect), pair.second.caller == nil else { return nil }
        return first.guarded == .always ? .ownChild : .somePath
    default: return nil
    }
}

private func finding(_ pair: Succession, _ first: Succession.Step, _ reason: Reason, in flow: Flow) -> Finding {
    let shown = first.to.map { "“\(flow.name(of: $0))”" } ?? "what was presented before"
    let presenter = "“\(flow.name(of: pair.from))”"
    let call = pair.second.verb == .dismiss ? "dismiss" : "pop"
    let message: String
    let note: String
    switch reason {
    case .ownChild:
        message = "This dismiss closes \(shown), which \(presenter) presented; \(presenter) itself stays."
        note = "It is presented here"
    case .somePath:
        message = "Where \(shown) has been presented, this dismiss closes it, and \(presenter) stays."
        note = "It is presented here"
    case .namedModal:
        message = "This dismiss closes everything above its receiver, not only \(shown)."
        note = "It is presented on top here"
    case .double:
        message = "This dismiss comes on top of the one before, on the same controller, which has not ended."
        note = "The first dismissal"
    case .twice:
        message = "This \(call) comes on top of the one in what is called back before."
        note = "The call back, which leaves as well"
    }
    let transitions = flow.transitions.filter { $0.location == pair.second.location }.map(\.id)
    let certainty = reason == .namedModal ? min(pair.certainty, .likely) : pair.certainty
    // Where what is shown above stands, else where the code's own screen does.
    let above = flow.transitions.first { $0.location == first.place && $0.verb.effect == .present }
    return Finding(
        message, at: pair.second.place, screen: flow.screen(pair.from)?.id,
        edge: "\(pair.from) \(pair.function) \(pair.second.verb.rawValue) \(reason.rawValue)", certainty: certainty, reason: reason.rawValue, severity: reason.isThin ? .info : nil,
        standing: above.flatMap { flow.witness(of: $0, atLeast: certainty) } ?? flow.witness(of: pair.from, atLeast: certainty),
        related: [Note(note, at: first.place)], fix: fix(reason, shown),
        subjects: transitions.map { .transition($0) })
}

private func fix(_ reason: Reason, _ shown: String) -> String {
    switch reason {
    case .ownChild, .somePath: "Dismiss through presentingViewController, or after \(shown) has gone."
    case .namedModal: "Dismiss \(shown) itself."
    case .double: "Dismiss once, on the lowest presenter, and go on in the completion."
    case .twice: "Leave it to one of the two."
    }
}
