import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let backChevronOnModal = Rule(
        "back-chevron-on-modal", .modalVersusPush, .warning,
        options: [
            .names("backNames", "Titles that say Back, besides the usual ones."),
            .names("backImages", "Names of images and symbols that look like Back, besides the usual ones."),
        ],
        card: PackageResources.back_chevron_on_modal_md
    ) { flow, options in
        let names = options.names("backNames").union(options.names("backImages"))
        return flow.screens.flatMap { screen -> [Finding] in
            guard !screen.facts.readsPlacement, let witness = flow.only(screen.id, where: \.placement.isModalRoot) else { return [] }
            let installed = flow.transitions(to: screen.id).flatMap(\.installs).filter { $0.side == .leading }
            return (screen.facts.leading + installed + screen.facts.body)
                .filter { looksLikeBack($0, or: names) && closes($0, on: screen, in: flow) }
                .map { finding($0, on: screen, witness: witness, in: flow) }
        }
    }
}

private func looksLikeBack(_ control: Control, or names: Set<String>) -> Bool {
    control.look == .back || [control.label, control.evidence].contains { $0.map(names.contains) == true }
}

/// It is there wherever the screen is shown, and all it does is to close the layer.
private func closes(_ control: Control, on screen: Screen, in flow: Flow) -> Bool {
    guard !control.goesBackInWeb, !control.isOpaque, control.guarded == .always || isAlwaysThere(control, on: screen, in: flow),
        control.exits.contains(where: { $0.guarded == .always }) || control.confirms && !control.exits.isEmpty
    else { return false }
    return flow.standings(of: screen.id).allSatisfy { standing in
        control.exits.allSatisfy { $0.hangsOn != .placement && flow.effect(of: $0, at: standing) == .closesLayer }
    }
}

/// A switch or a device keeps it, but every site that shows the screen sets it so.
private func isAlwaysThere(_ control: Control, on screen: Screen, in flow: Flow) -> Bool {
    let sites = flow.transitions(to: screen.id)
    return !control.when.isEmpty && control.guarded != .paired && !sites.isEmpty && sites.allSatisfy { site in
        flow.idioms.filter { $0 != .mac && site.runs(on: $0) }.allSatisfy { flow.isThere(control, shownBy: site, on: $0) == true }
    }
}

private func finding(_ control: Control, on screen: Screen, witness: Standing, in flow: Flow) -> Finding {
    // A transition of the project's own may well move sideways.
    let movesItsOwnWay = flow.standings(of: screen.id).contains { standing in
        if case .modal(.custom, _) = standing.placement.layer { true } else { false }
    }
    return Finding(
        "“\(screen.name)” is only ever presented modally, but its leading control looks like Back"
            + " (\(control.evidence ?? control.label ?? "its look")).",
        at: control.location, screen: screen.id, edge: control.label ?? control.evidence, certainty: witness.certainty,
        severity: movesItsOwnWay ? .info : nil, standing: witness,
        related: flow.way(to: witness).last.map { [Note("It is presented here", at: $0.location)] } ?? [],
        fix: "Use the standard Close (xmark) or Cancel/Done item, or push the screen if it is a child.",
        subjects: [.control(control.location), .screen(screen.id), .layer(screen.id)])
}
