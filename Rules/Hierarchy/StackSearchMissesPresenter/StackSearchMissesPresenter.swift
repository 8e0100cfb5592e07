import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let stackSearchMissesPresenter = Rule(
        "stack-search-misses-presenter", .hierarchy, .warning, card: PackageResources.stack_search_misses_presenter_md
    ) { flow in
        flow.graph.lookups.filter { $0.kind == .search && !$0.handled }.compactMap { missed($0, in: flow) }
    }
}

private func missed(_ search: Lookup, in flow: Flow) -> Finding? {
    guard let screen = flow.screen(search.from), let type = search.type, let sought = flow.screen(type), flow.bearers(of: type) == [type],
        type != screen.id, !leadsThere(search, in: flow)
    else { return nil }
    // Its own stack never holds it, wherever the screen stands.
    guard let witness = flow.only(screen.id, where: { $0.belowIsKnown && $0.placement.isKnown && !$0.below.contains(type) }) else { return nil }
    let standings = flow.standings(of: screen.id)
    if let covered = standings.first(where: { $0.beneath.contains(type) }) {
        return Finding(
            "“\(sought.name)” is below the modal that shows “\(screen.name)”; searching this navigation stack never finds it.",
            at: search.location, screen: screen.id, edge: "search \(type)", certainty: min(search.certainty, witness.certainty),
            reason: "misses-presenter", standing: covered,
            related: presentation(on: covered, of: type, in: flow),
            fix: "Dismiss the modal (presentingViewController) and pop there, use an unwind segue, or search from the window’s root.",
            subjects: [.screen(screen.id)])
    }
    guard flow.isClosed(type), standings.allSatisfy(\.beneathIsKnown) else { return nil }
    return Finding(
        "“\(sought.name)” is never behind “\(screen.name)”; searching this navigation stack never finds it.",
        at: search.location, screen: screen.id, edge: "search \(type)", certainty: min(search.certainty, witness.certainty),
        reason: "never-behind", severity: .info, standing: witness,
        fix: "Search where “\(sought.name)” stands, or leave the search out.", subjects: [.screen(screen.id)])
}

/// The same function shows one where none is found.
private func leadsThere(_ search: Lookup, in flow: Flow) -> Bool {
    flow.transitionsIncludingInherited(from: search.from).contains { other in
        other.to == search.type && !other.verb.isExit && other.trigger.function == search.function && search.function != nil
    }
}

/// The presentation that hides it.
private func presentation(on standing: Standing, of type: String, in flow: Flow) -> [Note] {
    let hops = flow.way(to: standing)
    guard let hop = hops.last(where: { $0.verb.effect == .present }) else { return [] }
    return [Note("This presentation covers “\(flow.name(of: type))”", at: hop.location)]
}
