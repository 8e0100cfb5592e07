import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let dismissReachesNobody = Rule(
        "dismiss-reaches-nobody", .modalVersusPush, .warning, card: PackageResources.dismiss_reaches_nobody_md
    ) { flow in
        let views = flow.screens.filter { $0.technology == .swiftui && $0.class != nil }
        return views.flatMap { deadDismissals(of: $0, in: flow) }
            + flow.transitions.flatMap { closureLeftOut($0, in: flow) }
            + flow.graph.brokenReferences.filter { $0.kind == .deadFlag }.map(unreadFlag)
    }
}

// MARK: The environment's dismissal

/// Controls of a view whose dismissal belongs to no presentation.
private func deadDismissals(of view: Screen, in flow: Flow) -> [Finding] {
    let controls = (view.facts.leading + view.facts.trailing + view.facts.body).filter { control in
        control.exits.contains(where: isEnvironments) && control.exits.allSatisfy(isEnvironments)
    }
    guard !controls.isEmpty, flow.isClosed(view.id) else { return [] }
    if let standing = deadEverywhere(view, in: flow) {
        return controls.map { finding($0, of: view, at: standing, in: flow) }
    }
    if let standing = flow.some(view.id, where: { isCertainlyDead($0, in: flow) }) {
        // Elsewhere it works: only what is there for nothing else and under no condition is dead here.
        return controls.filter { !$0.doesMore && !$0.isOpaque && $0.guarded == .always && $0.exits.allSatisfy { $0.guarded == .always } && leaves($0) }
            .map { finding($0, of: view, at: standing, in: flow) }
    }
    return oldMode(view, controls, in: flow)
}

private func isEnvironments(_ exit: Exit) -> Bool { exit.verb == .dismiss && exit.receiver == .itself && exit.to == nil }

private func leaves(_ control: Control) -> Bool { [.close, .cancel, .back].contains(control.look) }

private func finding(_ control: Control, of view: Screen, at standing: Standing, in flow: Flow) -> Finding {
    let hop = flow.way(to: standing).last
    let isChild = hostedChild(on: standing, in: flow) != nil
    return Finding(
        "“\(view.name)” calls dismiss, but \(isChild ? "as a hosted child of “\(flow.name(of: hop?.from))”" : "where it stands") nothing presents it.",
        at: control.location, screen: view.id, edge: "dismiss \(control.label ?? control.look.rawValue)",
        certainty: isChild ? min(standing.certainty, .likely) : standing.certainty, standing: standing,
        related: hop.map { [Note(isChild ? "It is hosted here" : "It is shown here", at: $0.location)] } ?? [],
        fix: "Hand in a closure from where it is hosted.", subjects: [.control(control.location)])
}

/// A standing as a witness, where the view's dismissal reaches nobody wherever the view stands.
private func deadEverywhere(_ view: Screen, in flow: Flow) -> Standing? {
    let standings = flow.standings(of: view.id)
    guard let first = standings.first else { return nil }
    if standings.allSatisfy({ hostedChild(on: $0, in: flow) != nil }) { return first }
    return flow.only(view.id) { isDeadRoot($0, in: flow) || hostedChild(on: $0, in: flow) != nil }
}

/// In the base layer, at the bottom of its stack or in none. A scene's own root may close its window.
private func isDeadRoot(_ standing: Standing, in flow: Flow) -> Bool {
    let placement = standing.placement
    guard placement.isModal == false, !placement.isPushed, placement.inStack != nil, placement.innermost(.split) == nil else { return false }
    let hops = flow.way(to: standing)
    let isHosted = hops.contains(where: \.hosted)
    return isHosted || placement.innermost(.tab) != nil && flow.graph.app.multipleScenes != true
}

private func isCertainlyDead(_ standing: Standing, in flow: Flow) -> Bool {
    guard standing.certainty == .certain, isDeadRoot(standing, in: flow), let last = flow.way(to: standing).last(where: { $0.verb.effect != .embed })
    else { return false }
    return last.verb == .tab || last.verb == .root && last.receiver == .windowRoot
}

/// The transition by which UIKit code makes the view a child of its own controller, with no presentation known around that.
private func hostedChild(on standing: Standing, in flow: Flow) -> Transition? {
    guard standing.placement.isModal != true, !standing.placement.isPushed else { return nil }
    for hop in flow.way(to: standing).reversed() {
        guard hop.verb.effect == .embed else { return nil }
        guard hop.hosted, let host = flow.screen(hop.from), host.technology != .swiftui else { continue }
        return flow.isKind(host.id, of: ["UIHostingController"]) ? nil : hop
    }
    return nil
}

/// `presentationMode` at the root of a hosting controller that UIKit presents, on a system before iOS 15.
private func oldMode(_ view: Screen, _ controls: [Control], in flow: Flow) -> [Finding] {
    guard view.facts.dismissesByMode, let major = flow.graph.app.deploymentTarget.flatMap({ Int($0.prefix { $0 != "." }) }), major < 15
    else { return [] }
    let presented = flow.some(view.id) { standing in
        let hops = flow.way(to: standing)
        guard let last = hops.last, last.hosted else { return false }
        if last.verb.effect == .present { return last.wrapped == nil }
        // A class that hosts the view is presented.
        guard last.verb.effect == .embed, hops.count > 1, flow.isKind(last.from, of: ["UIHostingController"]) else { return false }
        return hops[hops.count - 2].verb.effect == .present && hops[hops.count - 2].wrapped == nil
    }
    guard let presented, let site = flow.way(to: presented).last(where: { $0.verb.effect == .present }) else { return [] }
    return controls.map { control in
        Finding(
            "“\(view.name)” closes itself by presentationMode, which does nothing before iOS 15 where UIKit presents the hosting controller.",
            at: control.location, screen: view.id, edge: "mode \(control.label ?? control.look.rawValue)", certainty: .likely, reason: "old-mode",
            severity: .info, standing: presented, related: [Note("It is presented here", at: site.location)],
            fix: "Hand in a closure from where it is hosted, or raise the deployment target.", subjects: [.control(control.location)])
    }
}

// MARK: Closures and flags

/// A control that only calls a closure which this site leaves out.
private func closureLeftOut(_ site: Transition, in flow: Flow) -> [Finding] {
    guard !site.omits.isEmpty, site.entry == nil, !site.restates, let view = flow.screen(site.to) else { return [] }
    let controls = view.facts.leading + view.facts.trailing + view.facts.body
    let hasOther = controls.contains { !$0.exits.isEmpty || $0.isOpaque && $0.calls.isEmpty }
        || flow.transitions(from: view.id).contains { $0.verb.isExit }
    guard !hasOther else { return [] }
    let dead = controls.filter { control in
        control.guarded == .always && !control.doesMore && control.calls.count == 1 && site.omits.contains(control.calls[0])
    }
    // Another control may leave by a closure that is given.
    guard controls.allSatisfy({ control in control.calls.allSatisfy(site.omits.contains) }) else { return [] }
    return dead.prefix(1).map { control in
        Finding(
            "“\(control.calls[0])” is not passed on here, so “\(control.label ?? control.look.rawValue)” closes nothing.",
            at: site.location, screen: view.id, edge: site.id, certainty: min(site.certainty, .likely),
            related: [Note("The control that calls it", at: control.location)],
            fix: "Hand in the closure.", subjects: [.control(control.location), .transition(site.id)])
    }
}

private func unreadFlag(_ flag: BrokenReference) -> Finding {
    Finding(
        "Nobody reads “\(flag.name)”, so setting it closes nothing.", at: flag.location, screen: flag.screen, edge: flag.name,
        certainty: flag.certainty, related: flag.nearLocation.map { [Note("It is declared here", at: $0)] } ?? [],
        fix: "Bind the flag to the presentation.", subjects: [.reference(flag.name)])
}
