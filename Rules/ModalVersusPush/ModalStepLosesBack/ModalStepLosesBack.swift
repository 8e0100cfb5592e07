import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let modalStepLosesBack = Rule(
        "modal-step-loses-back", .modalVersusPush, .info, card: PackageResources.modal_step_loses_back_md
    ) { flow in
        flow.screens.compactMap { screen in
            guard flow.containerKind(of: screen.id) == nil else { return nil }
            return lostBack(of: screen, in: flow)
        }
    }
}

/// A later page of a presented stack whose leading item closes everything, and nothing on which goes back one page.
private func lostBack(of screen: Screen, in flow: Flow) -> Finding? {
    let facts = screen.facts
    let replacesBack = screen.technology != .swiftui && !facts.supplementsBack || facts.backHidden?.guarded == .always
    guard replacesBack, leadsOn(screen, in: flow), let standing = flow.some(screen.id, where: { $0.placement.isModal == true && $0.placement.isPushed }),
        let item = facts.leading.first(where: { closesAll($0, at: standing, in: flow) })
    else { return nil }
    let controls = facts.leading + facts.trailing + facts.body
    let goesBack = controls.contains { control in
        control.look == .back || control.isOpaque || control.exits.contains { flow.effect(of: $0, at: standing) == .parent }
    }
    let popsByCode = flow.transitionsIncludingInherited(from: screen.id).contains { [.pop, .popTo, .unwind, .segueUnwind].contains($0.verb) }
    guard !goesBack, !popsByCode else { return nil }
    let page = standing.below.count + 1
    return Finding(
        "“\(screen.name)” is step \(page)\(standing.belowIsKnown ? "" : " or later") of a modal flow, but its leading “\(item.label ?? item.look.rawValue)”"
            + " replaces Back and closes everything.",
        at: item.location, screen: screen.id, edge: item.label ?? item.look.rawValue, certainty: standing.certainty, standing: standing,
        fix: "Move it to the trailing side, or set leftItemsSupplementBackButton.",
        subjects: [.control(item.location), .screen(screen.id)])
}

private func closesAll(_ item: Control, at standing: Standing, in flow: Flow) -> Bool {
    guard item.guarded == .always, [.cancel, .close, .commit].contains(item.look), !item.exits.isEmpty else { return false }
    return item.exits.allSatisfy { $0.guarded == .always && flow.effect(of: $0, at: standing) == .closesLayer }
}

/// The last page of a flow has nothing to come back from.
private func leadsOn(_ screen: Screen, in flow: Flow) -> Bool {
    flow.transitionsIncludingInherited(from: screen.id).contains { hop in
        switch hop.verb.effect {
        case .push, .show, .setStack: true
        default: false
        }
    }
}
