import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let segueBackInsteadOfUnwind = Rule(
        "segue-back-instead-of-unwind", .hierarchy, .warning, card: PackageResources.segue_back_instead_of_unwind_md
    ) { flow in flow.transitions.compactMap { opensAncestor($0, in: flow) } }
}

/// A control that leaves opens a new copy of a screen that is behind already.
private func opensAncestor(_ transition: Transition, in flow: Flow) -> Finding? {
    guard [.push, .present, .show, .showDetail].contains(transition.verb.effect), transition.on == nil,
        let look = transition.trigger.look, [.back, .close, .cancel, .commit, .home].contains(look),
        let screen = flow.screen(transition.from), let opened = content(of: transition, in: flow), opened.id != screen.id,
        // Done and Save often lead on.
        look != .commit || transition.verb.isSegue,
        let witness = flow.only(screen.id, where: { isBehind(opened, $0, in: flow) })
    else { return nil }
    let label = transition.trigger.label.map { "“\($0)”" } ?? "A control"
    let first = flow.way(to: witness).first { $0.to == opened.id || $0.from == opened.id }
    return Finding(
        "\(label) on “\(screen.name)” opens a new “\(opened.name)” instead of going back to the one behind it.",
        at: transition.location, screen: screen.id, edge: transition.id, certainty: min(transition.certainty, witness.certainty), standing: witness,
        related: first.map { [Note("“\(opened.name)” stands behind it from here", at: $0.location)] } ?? [],
        fix: "Use an unwind segue, pop or dismiss.", subjects: [.transition(transition.id)])
}

/// The screen that shows: what the navigation controller begins with, where it leads to one.
private func content(of transition: Transition, in flow: Flow) -> Screen? {
    guard let target = flow.screen(transition.to) else { return nil }
    guard flow.containerKind(of: target.id) == .nav else { return target }
    let roots = Set(flow.transitionsIncludingInherited(from: target.id).filter { $0.verb.effect == .root }.compactMap(\.to))
    return roots.count == 1 ? flow.screen(roots.first) : nil
}

/// Where a class shows itself again, which of its instances is behind is not told apart.
private func isBehind(_ screen: Screen, _ standing: Standing, in flow: Flow) -> Bool {
    guard standing.belowIsKnown, standing.beneathIsKnown, standing.placement.isKnown else { return false }
    return flow.way(to: standing).dropLast().contains { $0.to == screen.id } && standing.ancestors.contains(screen.id)
}
