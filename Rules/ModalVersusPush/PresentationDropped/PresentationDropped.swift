import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let presentationDropped = Rule(
        "presentation-dropped", .modalVersusPush, .warning, card: PackageResources.presentation_dropped_md
    ) { flow in
        flow.graph.successions.compactMap { pair in
            guard !pair.waits, let reason = reason(pair), !flow.handsPresentationsOn(pair.second.receiver, from: pair.from) else { return nil }
            return finding(pair, reason, in: flow)
        }
    }
}

private enum Reason: String {
    case tooEarly = "too-early"
    case twoInARow = "two-in-a-row"
    case dismissRace = "dismiss-race"
}

private func reason(_ pair: Succession) -> Reason? {
    let effect = pair.second.verb.effect
    guard let first = pair.first else { return pair.relation == .loading && isPresentation(effect) ? .tooEarly : nil }
    if first.verb == .dismiss {
        let needsItsEnd = isPresentation(effect) || effect == .showDetail || effect == .column || pair.second.notification != nil
        return needsItsEnd ? .dismissRace : nil
    }
    guard isPresentation(first.verb.effect), isPresentation(effect), pair.relation == .sameHost,
        first.guarded == .always
    else { return nil }
    return .twoInARow
}

private func isPresentation(_ effect: Verb.Effect) -> Bool { effect == .present || effect == .alert }

private func finding(_ pair: Succession, _ reason: Reason, in flow: Flow) -> Finding {
    let target = pair.second.to.map { "“\(flow.name(of: $0))”" } ?? (pair.second.verb.effect == .alert ? "An alert" : "What is shown here")
    let message: String
    var related: [Note] = []
    switch reason {
    case .tooEarly:
        let place = pair.function.hasPrefix("init") ? "an initialiser" : pair.function.prefixUpToParenthesis
        message = "\(target) is presented in \(place), before the view is in a window; UIKit drops the request."
    case .twoInARow:
        message = "\(target) is presented right after \(name(of: pair.first, in: flow)) on the same controller; UIKit drops the request."
    case .dismissRace:
        let fate = mayGetThrough(pair, reason, in: flow) ? "may drop the request" : outcome(of: pair.second)
        message = "\(target) \(verb(of: pair.second)) while \(gone(pair, in: flow)) is still being dismissed; UIKit \(fate)."
    }
    if let first = pair.first {
        related.append(Note(reason == .twoInARow ? "The first one is presented here" : "The dismissal begins here", at: first.place))
        if first.caller != nil { related.append(Note("The call stands here", at: first.location)) }
    }
    if pair.second.caller != nil { related.append(Note("It is presented here", at: pair.second.location)) }
    if let registered = pair.second.registered { related.append(Note("The observer is registered here", at: registered)) }
    let transitions = flow.transitions.filter { $0.location == pair.second.location }.map(\.id)
    return Finding(
        message, at: pair.second.place, screen: flow.screen(pair.from)?.id,
        edge: "\(pair.from) \(pair.function) \(pair.second.verb.rawValue) \(pair.second.to ?? "?")", certainty: pair.certainty,
        reason: reason.rawValue, severity: mayGetThrough(pair, reason, in: flow) ? .info : nil,
        related: related, fix: fix(reason, pair), subjects: transitions.map { .transition($0) })
}

private func name(of step: Succession.Step?, in flow: Flow) -> String {
    guard let step, let to = step.to else { return "another one" }
    return "“\(flow.name(of: to))”"
}

private func gone(_ pair: Succession, in flow: Flow) -> String {
    pair.first?.to.map { "“\(flow.name(of: $0))”" } ?? "a layer of the same controller"
}

private func verb(of step: Succession.Step) -> String {
    if let notification = step.notification { return "is opened by the observer of “\(notification)”" }
    return step.verb.effect == .column || step.verb.effect == .showDetail ? "is shown in a column" : "is presented"
}

private func outcome(of step: Succession.Step) -> String {
    step.notification == nil && isPresentation(step.verb.effect) ? "drops the request" : "may lose it"
}

/// The controller that is asked has presented what goes, and stays in the window itself: that UIKit still drops the request there is known
/// of old systems only. One that may go itself drops it for sure, and so does whoever is looked for on top.
private func mayGetThrough(_ pair: Succession, _ reason: Reason, in flow: Flow) -> Bool {
    guard reason == .dismissRace, isPresentation(pair.second.verb.effect), let first = pair.first else { return false }
    switch pair.relation {
    case .presenter: return true
    case .sameHost:
        if first.receiver == .windowRoot || first.receiver == .otherNav { return true }
        guard [.itself, .ownNav].contains(first.receiver) else { return false }
        let layers = Set(flow.standings(of: pair.from).map(\.placement.isModal))
        return layers == [false]
    default: return false
    }
}

private func fix(_ reason: Reason, _ pair: Succession) -> String {
    switch reason {
    case .tooEarly: "Move it to viewDidAppear, behind a flag that it happened."
    case .twoInARow: "Present it after the first one has closed, or on the first one."
    case .dismissRace: "Move it into the dismissal’s completion."
    }
}

extension String {
    fileprivate var prefixUpToParenthesis: String { split(separator: "(").first.map(String.init) ?? self }
}
