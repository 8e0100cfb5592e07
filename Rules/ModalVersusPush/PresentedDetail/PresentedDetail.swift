import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let presentedDetail = Rule(
        "presented-detail", .modalVersusPush, .info, card: PackageResources.presented_detail_md
    ) { flow in
        flow.transitions.compactMap { site in
            guard let screen = flow.screen(site.to), let source = flow.screen(site.from),
                isPresentedFromRow(site, by: source, in: flow), !isSurfaceOfItsOwn(screen, presentedBy: site)
            else { return nil }
            let isDeclared = screen.facts.role == "detail"
            let pushedElsewhere = pushFromList(to: screen, in: flow)
            guard isDeclared || screen.facts.role == nil && looksLikeDetail(screen, presentedBy: site)
                && (pushedElsewhere != nil || pushesDeeper(screen, in: flow))
            else { return nil }
            let landing = flow.landings(of: site).first
            let elsewhere = pushedElsewhere.map { "; elsewhere it is pushed (\(flow.witness($0.standing)))" } ?? ""
            return Finding(
                "“\(screen.name)” is the detail of a row in “\(source.name)”, but it is presented as a modal\(elsewhere).",
                at: site.location, screen: screen.id, edge: site.id,
                certainty: min(site.certainty, isDeclared || pushedElsewhere != nil ? .certain : .likely),
                severity: isDeclared || pushedElsewhere != nil ? .warning : nil, standing: landing,
                related: pushedElsewhere.map { [Note("Here it is pushed", at: $0.push.location)] } ?? [],
                fix: "Push it on the stack of “\(source.name)”.", subjects: [.transition(site.id)])
        }
    }
}

/// A row of a screen that stands in a stack of the base layer; above another layer there may be no stack to push on.
private func isPresentedFromRow(_ site: Transition, by source: Screen, in flow: Flow) -> Bool {
    guard site.verb.effect == .present, site.trigger.kind == .row, site.certainty > .possible, site.guarded != .exclusive
    else { return false }
    let standings = flow.standings(of: source.id)
    return standings.contains { $0.placement.inStack == true && $0.placement.isModal == false }
        && !standings.contains { $0.placement.isModal == true }
}

/// Media, web pages, share sheets, cards and popovers are not levels of the hierarchy.
private func isSurfaceOfItsOwn(_ screen: Screen, presentedBy site: Transition) -> Bool {
    let isPopover = [.popover, .seguePopover, .seguePopoverPresentation].contains(site.verb) || site.style == .popover
    return isPopover || screen.facts.isViewer || screen.facts.detents || !screen.facts.web.isEmpty
        || [.system, .alert, .search].contains(screen.kind)
}

private func looksLikeDetail(_ screen: Screen, presentedBy site: Transition) -> Bool {
    let items = screen.facts.leading + screen.facts.trailing + site.installs
    return screen.facts.takesModel && screen.facts.input == .none && !items.contains { cancels($0) || commits($0) }
}

/// A Close that stands where Cancel would is a close button.
private func cancels(_ control: Control) -> Bool { control.look == .cancel && control.label != "Close" && control.label != "Done" }

/// Done that only dismisses is a close button.
private func commits(_ control: Control) -> Bool {
    let onlyCloses = !control.exits.isEmpty && control.exits.allSatisfy(\.verb.isExit) && !control.doesMore && !control.isOpaque
    return control.look == .commit && !onlyCloses
}

private func pushFromList(to screen: Screen, in flow: Flow) -> (push: Transition, standing: Standing)? {
    for push in flow.transitions(to: screen.id)
    where push.trigger.kind == .row && push.certainty == .certain && push.guarded != .exclusive {
        if let standing = flow.landings(of: push).first(where: \.placement.isPushed) { return (push, standing) }
    }
    return nil
}

private func pushesDeeper(_ screen: Screen, in flow: Flow) -> Bool {
    flow.transitions(from: screen.id).contains { next in
        next.verb.effect == .push && next.certainty == .certain && next.to != screen.id
            && [.row, .bodyButton, .trailingItem, .menu].contains(next.trigger.kind)
    }
}
