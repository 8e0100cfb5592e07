import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let deepLinkBackWithoutParent = Rule(
        "deep-link-back-without-parent", .deepLinks, .warning,
        options: [.number("maxHops", "Calls between an entry and the opening of a screen up to which it is told.", standard: 4)],
        card: PackageResources.deep_link_back_without_parent_md
    ) { flow, options in
        let maxHops = options.number("maxHops")
        return flow.transitions.flatMap { site -> [Finding] in
            guard let entry = flow.graph.entries.first(where: { $0.id == site.entry }), let screen = flow.screen(site.to),
                !screen.facts.readsPlacement, site.occasions.allSatisfy({ $0.entry != entry.id || $0.hops <= maxHops }),
                let standing = flow.landings(of: site).first(where: { hasNothingBehind($0.placement) })
            else { return [] }
            let leading = screen.facts.leading + site.installs.filter { $0.side == .leading }
            return leading.compactMap { control in
                guard let outcome = outcome(of: control, at: Showing(site: site, standing: standing), in: flow) else { return nil }
                let evidence = control.evidence ?? control.label ?? "its look"
                var related = [Note("It is opened here", at: site.location), Note("The entry", at: entry.location)]
                related += control.exits.compactMap { exit in exit.location.map { Note("It leaves here", at: $0) } }
                return Finding(
                    """
                    “\(screen.name)” opens from \(entry.kind.words) with nothing behind it, but shows a back control \
                    (\(evidence)) that \(outcome).
                    """,
                    at: control.location, screen: screen.id, edge: "\(entry.id) \(control.label ?? evidence)",
                    certainty: min(site.certainty, standing.certainty), standing: standing,
                    related: related,
                    fix: "Show Close or Done in this case, or build the parents under it first.",
                    subjects: [.control(control.location), .transition(site.id), .screen(screen.id)])
            }
        }
    }
}

private func hasNothingBehind(_ placement: Placement) -> Bool {
    placement.viaEntry && (placement.atRoot == true || placement.inStack == false)
}

/// What the control does there, when it is a Back that is drawn there and goes nowhere or closes everything.
private func outcome(of control: Control, at showing: Showing, in flow: Flow) -> String? {
    guard control.look == .back, !control.isOpaque, !control.goesBackInWeb, !control.exits.isEmpty else { return nil }
    let way = ExitControl(control: control, place: .leading)
    for idiom in flow.idioms where idiom != .mac {
        guard let effects = flow.effects(of: way, at: showing, on: idiom), effects.isSubset(of: [.nothing, .closesLayer]) else { continue }
        return effects.contains(.closesLayer) ? "dismisses" : "does nothing"
    }
    return nil
}
