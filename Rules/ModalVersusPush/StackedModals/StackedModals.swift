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
            guard flow.isOwnModal(site), site.certainty > .possible, site.guarded != .exclusive, site.after?.verb != .dismiss, !isPassing(site, in: flow),
                !flow.performsDrawnSegue(site)
            else { return nil }
            return flow.modalLayers(above: site).count > limit ? finding(site, in: flow) : nil
        }
    }
}

/// A word that goes by itself, such as a toast: nothing on it is to be done, and its own code takes it away, unasked.
private func isPassing(_ site: Transition, in flow: Flow) -> Bool {
    guard let screen = flow.screen(site.to), flow.containerKind(of: screen.id) == nil, screen.facts.input == .none,
        (screen.facts.leading + screen.facts.trailing + screen.facts.body).isEmpty
    else { return false }
    let exits = flow.transitionsIncludingInherited(from: screen.id)
    guard exits.allSatisfy({ $0.verb == .dismiss && !$0.isByUser }) else { return false }
    return screen.facts.ownerExit || exits.contains { exit in
        exit.guarded == .always && exit.trigger.kind != .callback && ["viewDidAppear", "viewDidLoad", "viewWillAppear"].contains { exit.trigger.function?.hasPrefix($0) == true }
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
