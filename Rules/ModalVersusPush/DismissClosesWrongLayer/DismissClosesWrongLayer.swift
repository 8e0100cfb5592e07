import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let dismissClosesWrongLayer = Rule(
        "dismiss-closes-wrong-layer", .modalVersusPush, .warning, card: PackageResources.dismiss_closes_wrong_layer_md
    ) { flow in
        flow.graph.successions.compactMap { pair in
            guard let first = pair.first, let reason = reason(first, pair) else { return nil }
            return finding(pair, first, reason, in: flow)
        }
    }
}

private enum Reason: String {
    case ownChild = "own-child"
    case somePath = "some-path"
    case namedModal = "named-modal"
    case double
    case twice

    var isThin: Bool { self == .somePath || self == .twice || self == .namedModal }
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
    return Finding(
        message, at: pair.second.place, screen: flow.screen(pair.from)?.id,
        edge: "\(pair.from) \(pair.function) \(pair.second.verb.rawValue) \(reason.rawValue)", certainty: reason == .namedModal ? min(pair.certainty, .likely) : pair.certainty,
        reason: reason.rawValue, severity: reason.isThin ? .info : nil, related: [Note(note, at: first.place)], fix: fix(reason, shown),
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
