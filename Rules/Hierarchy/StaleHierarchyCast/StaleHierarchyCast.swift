import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let staleHierarchyCast = Rule(
        "stale-hierarchy-cast", .hierarchy, .warning, card: PackageResources.stale_hierarchy_cast_md
    ) { flow in
        let casts = Dictionary(grouping: flow.graph.lookups.filter { $0.kind == .cast }) { Site(at: $0.location, type: $0.type ?? "", from: $0.from) }
        return casts.keys.sorted().compactMap { stale(casts[$0] ?? [], in: flow) }
    }
}

/// A generic function casts several slots to the class that one call wants.
private struct Site: Hashable, Comparable {
    var at: Span
    var type: String
    var from: String

    static func < (a: Site, b: Site) -> Bool { (a.at, a.type, a.from) < (b.at, b.type, b.from) }
}

private func stale(_ casts: [Lookup], in flow: Flow) -> Finding? {
    guard let first = casts.first, let type = first.type, casts.allSatisfy({ $0.forced || !$0.handled }) else { return nil }
    var found: [NeverHeld] = []
    for cast in casts {
        guard let slot = cast.slot, let never = flow.neverHolds(slot, type) else { return nil }
        found.append(never)
    }
    let certainty = min(casts.map(\.certainty).min() ?? .likely, found.map(\.certainty).min() ?? .likely)
    let crashes = first.forced && first.guarded == .always
    let holding = found.count == 1 ? found[0].holding : []
    let standing = found.lazy.compactMap(\.standing).first
    let outcome = first.forced ? "crashes" : "never succeeds"
    let message: String
    if holding.isEmpty {
        let place = standing.map { ", which stands only elsewhere: \(flow.witness($0))" } ?? ""
        message = "“\(first.property)” is never “\(flow.name(of: type))”\(place); this cast \(outcome)."
    } else {
        let names = holding.prefix(3).map { "“\($0)”" }.joined(separator: " or ") + (holding.count > 3 ? " or another" : "")
        message = "“\(first.property)” is always \(names); this cast to “\(flow.name(of: type))” \(outcome)."
    }
    return Finding(
        message, at: first.location, screen: flow.screen(first.from)?.id, edge: "cast \(first.property) \(type)", certainty: certainty,
        reason: "cast", severity: crashes && certainty == .certain ? .error : nil, standing: standing,
        related: first.caller.map { [Note("The cast is here", at: $0)] } ?? [],
        fix: holding.count == 1 ? "Cast to “\(holding[0])” and go on from there." : "Cast to what stands there and go on from it.")
}
