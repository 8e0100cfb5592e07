import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let stackedModals = Rule(
        "stacked-modals", .modalVersusPush, .info,
        options: [.number("maxDepth", "how many modal layers may lie on each other", standard: 2)],
        card: PackageResources.stacked_modals_md
    ) { flow, options in
        let limit = options.number("maxDepth")
        return flow.transitions.compactMap { site in
            guard flow.isOwnModal(site), site.certainty > .possible, site.guarded != .exclusive, site.after?.verb != .dismiss else { return nil }
            return flow.modalLayers(above: site).count > limit ? finding(site, in: flow) : nil
        }
    }
}

private func finding(_ site: Transition, in flow: Flow) -> Finding {
    let layers = flow.modalLayers(above: site)
    let chain = layers.map { flow.name(of: $0.to) }.joined(separator: " ⇒ ")
    // The way told is the one over the layers named.
    let standing = flow.landings(of: site).first { flow.way(to: $0).filter(flow.isOwnModal).map(\.id) == layers.map(\.id) }
    return Finding(
        "“\(flow.name(of: site.to))” opens as modal layer \(layers.count) (\(chain)).", at: site.location, screen: site.to, edge: site.id,
        certainty: min(site.certainty, standing?.certainty ?? .likely), standing: standing,
        related: layers.dropLast().map { Note("“\(flow.name(of: $0.to))” is presented here", at: $0.location) },
        fix: "Push inside the sheet’s own navigation container, or dismiss “\(flow.name(of: site.from))” first.",
        subjects: [.transition(site.id)])
}
