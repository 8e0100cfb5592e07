import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let unwindTargetNotBehind = Rule(
        "unwind-target-not-behind", .hierarchy, .warning, card: PackageResources.unwind_target_not_behind_md
    ) { flow in
        // A segue that code performs is told at the segue.
        var seen: Set<[String]> = []
        return flow.transitions.filter { $0.verb == .segueUnwind || $0.verb == .unwind }
            .sorted { !isCode($0) && isCode($1) }
            .filter { seen.insert([$0.from, $0.selector ?? "", $0.identifier ?? $0.id]).inserted }
            .compactMap { misdirected($0, in: flow) }
    }
}

private func isCode(_ transition: Transition) -> Bool { !transition.location.path.hasSuffix(".storyboard") }

private func misdirected(_ unwind: Transition, in flow: Flow) -> Finding? {
    guard let selector = unwind.selector, let source = flow.screen(unwind.from), flow.isClosed(source.id) else { return nil }
    let receivers = flow.unwindReceivers(of: selector)
    let standings = flow.standings(of: source.id)
    guard !receivers.isEmpty, !standings.isEmpty else { return nil }
    let ids = Set(receivers.map(\.id))
    let asked = standings.map { flow.askedByUnwind(at: $0) }
    let answers = asked.map { !$0.screens.isDisjoint(with: ids) }
    let names = receivers.prefix(3).map { "“\($0.name)”" }.joined(separator: ", ")
    let notes = receivers.prefix(2).map { Note("“\($0.name)” implements it", at: $0.location) }
    func finding(_ message: String, _ reason: String, _ severity: Severity?, _ standing: Standing?, _ certainty: Certainty, _ fix: String) -> Finding {
        Finding(
            message, at: unwind.location, screen: source.id, edge: "\(selector) \(reason)", certainty: certainty, reason: reason,
            severity: severity, standing: standing, related: notes, fix: fix, subjects: [.transition(unwind.id)])
    }
    let misses = standings.indices.filter { !answers[$0] && asked[$0].isWhole }
    if misses.count == standings.count, let witness = flow.only(source.id, where: { _ in true }) {
        return finding(
            "“\(selector)” is implemented by \(names), none of which is behind “\(source.name)”.", "never", nil, witness,
            min(unwind.certainty, witness.certainty), "Implement the action on a screen behind it, or dismiss or pop instead.")
    }
    // One unwind a presenter, chosen by code: each answers on its own path.
    let isChosenByCode = unwind.trigger.kind == .unknown && unwind.identifier != nil
    if answers.contains(true), !isChosenByCode, let hop = deadArrival(at: source, ids, in: flow) {
        var told = finding(
            "“\(selector)” is implemented by \(names), none of which is behind “\(source.name)” when it comes from “\(flow.name(of: hop.from))”.",
            "some-paths", .info, nil, unwind.certainty, "Implement the same action on “\(flow.name(of: hop.from))”.")
        // The place may be reached on other ways as well: this one is told.
        told.trace = (flow.standings(of: hop.from).first.map(flow.path(to:)) ?? []) + [Note(flow.sentence(for: hop), at: hop.location)]
        return told
    }
    guard unwind.trigger.look == .back, !isChosenByCode,
        let index = standings.indices.first(where: { answers[$0] && isFar(standings[$0], ids, in: flow) })
    else { return nil }
    return finding(
        "“\(selector)” looks like Back, but goes further: \(names) is not the screen before “\(source.name)”.", "far", .info, standings[index],
        unwind.certainty, "Implement the action on the screen before, or pop or dismiss.")
}

/// A certain way to the screen on which nobody answers, and on which all is known.
private func deadArrival(at source: Screen, _ receivers: Set<String>, in flow: Flow) -> Transition? {
    flow.bearers(of: source.id).flatMap(flow.transitions(to:)).first { hop in
        guard [.push, .present, .show].contains(hop.verb.effect), hop.certainty == .certain, flow.screen(hop.from) != nil, hop.on == nil else { return false }
        let asked = flow.askedByUnwind(arrivingBy: hop)
        return asked.isWhole && asked.screens.isDisjoint(with: receivers)
    }
}

/// The screen before does not answer, one further back does.
private func isFar(_ standing: Standing, _ receivers: Set<String>, in flow: Flow) -> Bool {
    guard standing.certainty == .certain, !standing.ancestors.isDisjoint(with: receivers),
        let hop = flow.way(to: standing).last(where: { $0.verb.effect != .embed && $0.verb.effect != .root }),
        [.push, .present, .show].contains(hop.verb.effect), let before = flow.screen(hop.from), flow.containerKind(of: before.id) == nil
    else { return false }
    return !receivers.contains(before.id) && flow.bearers(of: before.id) == [before.id] && standing.placement.isKnown
}
