import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let backChevronOnModal = Rule(
        "back-chevron-on-modal", .modalVersusPush, .warning, card: PackageResources.back_chevron_on_modal_md
    ) { flow in
        flow.screens.flatMap { screen -> [Finding] in
            guard !screen.facts.readsPlacement, let witness = flow.only(screen.id, where: \.placement.isModalRoot) else { return [] }
            let installed = flow.transitions(to: screen.id).flatMap(\.installs).filter { $0.side == .leading }
            return (screen.facts.leading + installed + screen.facts.body)
                .filter { looksLikeBackAndCloses($0, on: screen, in: flow) }
                .map { finding($0, on: screen, witness: witness, in: flow) }
        }
    }
}

private func looksLikeBackAndCloses(_ control: Control, on screen: Screen, in flow: Flow) -> Bool {
    guard control.look == .back, control.guarded == .always, !control.goesBackInWeb, !control.isOpaque,
        control.exits.contains(where: { $0.guarded == .always }) || control.confirms && !control.exits.isEmpty
    else { return false }
    return flow.standings(of: screen.id).allSatisfy { standing in
        control.exits.allSatisfy { flow.effect(of: $0, at: standing) == .closesLayer }
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
