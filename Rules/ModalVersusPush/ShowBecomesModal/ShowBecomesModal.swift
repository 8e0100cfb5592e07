import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let showBecomesModal = Rule(
        "show-becomes-modal", .modalVersusPush, .warning, card: PackageResources.show_becomes_modal_md
    ) { flow in
        flow.transitions.compactMap { show in
            guard show.entry == nil, show.on == nil, !show.nilTested, let source = flow.screen(show.from), flow.containerKind(of: source.id) == nil
            else { return nil }
            return withoutParent(show, from: source, in: flow) ?? toNavigationController(show, from: source, in: flow)
        }
    }
}

/// Nobody above the screen answers, wherever it stands.
private func withoutParent(_ show: Transition, from source: Screen, in flow: Flow) -> Finding? {
    guard [.show, .showDetail].contains(show.verb.effect), show.verb != .segueReplace, show.receiver == .itself,
        show.style == nil || show.style == .automatic, show.wrapped == nil, show.enclosed == nil, let target = flow.screen(show.to),
        flow.containerKind(of: target.id) == nil, let witness = flow.only(source.id, where: \.placement.isBare),
        !flow.standings(of: source.id).contains(where: { isAnswered($0, in: flow) }), !isMadeForLayer(target, in: flow)
    else { return nil }
    return Finding(
        "Show from “\(source.name)” finds no navigation or split controller, so “\(target.name)” is presented as a modal.",
        at: show.location, screen: source.id, edge: show.id, certainty: min(show.certainty, witness.certainty), standing: witness,
        related: [Note("Here “\(target.name)” would need a bar of its own", at: target.facts.titledAt ?? target.location)],
        fix: "Embed “\(source.name)” in a navigation controller, or present on purpose.", subjects: [.transition(show.id)])
}

/// It, or the view it hosts, brings a stack of its own and a way to close the layer.
private func isMadeForLayer(_ target: Screen, in flow: Flow) -> Bool {
    let hosted = flow.transitions(from: target.id).filter { $0.verb.effect == .embed && $0.hosted }.compactMap { flow.screen($0.to) }
    return ([target] + hosted).contains { $0.facts.stackInBody?.guarded == .always && leaves($0, in: flow) }
}

/// A parent's class answers for its children.
private func isAnswered(_ standing: Standing, in flow: Flow) -> Bool {
    flow.screensFilling(standing).contains { $0.facts.answersShow }
        || standing.placement.frames.contains { flow.screen($0.container)?.facts.answersShow == true }
}

/// A stack refuses to push a navigation controller, and presents it.
private func toNavigationController(_ show: Transition, from source: Screen, in flow: Flow) -> Finding? {
    guard show.verb.effect == .show, show.receiver == .itself || show.receiver == .ownNav, show.style == nil || show.style == .automatic,
        let id = show.to
    else { return nil }
    let root: Screen?
    if let wrapper = show.wrapped {
        guard !flow.isSwiftUIStack(wrapper) else { return nil }
        root = flow.screen(id)
    } else {
        guard flow.containerKind(of: id) == .nav, !id.hasPrefix("system:") else { return nil }
        root = flow.transitions(from: id).first { $0.verb == .root }.flatMap { flow.screen($0.to) }
    }
    guard let root, show.installs.isEmpty, !leaves(root, in: flow) else { return nil }
    let stacked = flow.some(source.id) { standing in
        standing.placement.inStack == true && standing.placement.innermost(.split) == nil && !isAnswered(standing, in: flow)
    }
    guard let stacked else { return nil }
    return Finding(
        "“\(show.wrapped == nil ? flow.name(of: id) : "\(show.wrapped ?? "")” around “\(root.name)")” is a navigation controller, so this show presents it instead of pushing.",
        at: show.location, screen: source.id, edge: show.id, certainty: min(show.certainty, stacked.certainty), standing: stacked,
        related: [Note("“\(root.name)” has no way to close a modal", at: root.facts.titledAt ?? root.location)],
        fix: "Show the content itself, or present it on purpose.", subjects: [.transition(show.id)])
}

/// It has, or may have, a way to close the layer: it is meant as a modal.
private func leaves(_ root: Screen, in flow: Flow) -> Bool {
    if !flow.isComplete(root.id) || root.facts.ownerExit { return true }
    let exits: Set<Verb> = [.dismiss, .unwind, .segueUnwind]
    let controls = root.facts.leading + root.facts.trailing + root.facts.body
    return controls.contains { $0.isOpaque || [.close, .cancel].contains($0.look) || $0.exits.contains { exits.contains($0.verb) } }
        || flow.transitionsIncludingInherited(from: root.id).contains { exits.contains($0.verb) }
}
