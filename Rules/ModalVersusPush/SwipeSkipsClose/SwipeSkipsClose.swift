import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let swipeSkipsClose = Rule(
        "swipe-skips-close", .modalVersusPush, .info, card: PackageResources.swipe_skips_close_md
    ) { flow in
        flow.screens.flatMap { screen in
            [skipped(by: screen, in: flow), hidden(on: screen, in: flow)].compactMap { $0 }
        }
    }
}

/// Where the screen is the content of a layer that a swipe closes unasked.
private func swipedAway(_ screen: Screen, in flow: Flow) -> Standing? {
    flow.standings(of: screen.id).first { standing in
        standing.screen == screen.id && standing.placement.isModalRoot && flow.isGestureClosable(standing) == true
            && !flow.isGuardedAgainstSwipe(standing)
    }
}

private func controls(of screen: Screen, at standing: Standing, in flow: Flow) -> [Control] {
    let installed = flow.way(to: standing).last?.installs ?? []
    return screen.facts.leading + screen.facts.trailing + screen.facts.body + installed
}

private func closes(_ control: Control, at standing: Standing, in flow: Flow) -> Bool {
    control.exits.contains { flow.effect(of: $0, at: standing) == .closesLayer }
}

// MARK: Work that only the controls do

private func skipped(by screen: Screen, in flow: Flow) -> Finding? {
    guard let standing = swipedAway(screen, in: flow), !actsAnyway(screen, at: standing, in: flow) else { return nil }
    let all = controls(of: screen, at: standing, in: flow)
    // What finishes the task once it has succeeded is not skipped by whoever gives it up.
    let finishing = Set(flow.transitionsIncludingInherited(from: screen.id).filter { $0.completes != nil }.map(\.location))
    let exits = all.filter { control in
        closes(control, at: standing, in: flow) && !control.exits.allSatisfy { $0.location.map(finishing.contains) ?? false }
    }
    // What cannot be followed may close the layer and do nothing besides.
    let unread = all.contains { control in
        control.exits.isEmpty && control.isOpaque && [.close, .cancel, .back, .commit, .unknown].contains(control.look)
    }
    guard let first = exits.first, let work = first.work.first, !unread, exits.allSatisfy({ !$0.work.isEmpty && !$0.confirms }) else { return nil }
    let name = first.label ?? first.look.rawValue
    return Finding(
        "“\(screen.name)” \(work.name.contains(".") ? "calls" : "sets") \(work.name) when closed by “\(name)”, but a swipe skips that.", at: first.location, screen: screen.id,
        edge: name, certainty: min(standing.certainty, .likely), reason: "skipped", standing: standing,
        related: exits.flatMap(\.work).map { Note("“\($0.name)” runs here", at: $0.location) } + site(of: standing, in: flow),
        fix: "Do it in presentationControllerDidDismiss / onDismiss, or switch the swipe off (isModalInPresentation, full screen).",
        subjects: [.screen(screen.id), .control(first.location)])
}

/// Something runs whichever way the screen leaves, on it, around it, or at its presenter: it may do the same.
private func actsAnyway(_ screen: Screen, at standing: Standing, in flow: Flow) -> Bool {
    let filling = flow.screensFilling(standing)
    let containers = standing.placement.frames.compactMap { flow.screen($0.container) }
    if (filling + containers).contains(where: \.facts.actsOnLeaving) { return true }
    let presenter = flow.presentation(of: standing)?.from ?? ""
    let types = Set(filling.flatMap { [$0.id] + $0.inherits } + [presenter, String(presenter.dropFirst("flow:".count))] + (flow.screen(presenter)?.inherits ?? []))
    return flow.graph.vetoes.contains { $0.asked == .closed && types.contains($0.owner) }
}

private func site(of standing: Standing, in flow: Flow) -> [Note] {
    flow.presentation(of: standing).map { [Note("The layer is presented here", at: $0.location)] } ?? []
}

// MARK: A control that is off, or not drawn, while the swipe is on

/// The test under which the control cannot be used.
private func outOfUse(_ control: Control) -> String? { control.disabledWhen ?? control.hiddenWhen }

private func hidden(on screen: Screen, in flow: Flow) -> Finding? {
    guard let standing = swipedAway(screen, in: flow) else { return nil }
    let all = controls(of: screen, at: standing, in: flow)
    for control in all where [.cancel, .close].contains(control.look) && closes(control, at: standing, in: flow) {
        guard let test = outOfUse(control) else { continue }
        // Another way out that stays on says that leaving is all right.
        let others = all.filter { $0.location != control.location && closes($0, at: standing, in: flow) && $0.look != .commit }
        guard others.allSatisfy({ outOfUse($0) != nil }) else { continue }
        let name = control.label ?? control.look.rawValue
        return Finding(
            "“\(name)” on “\(screen.name)” is \(control.disabledWhen == nil ? "hidden" : "switched off") while \(test), but a swipe works all the same.", at: control.location,
            screen: screen.id, edge: name, certainty: standing.certainty, reason: "hidden", severity: .warning, standing: standing,
            related: site(of: standing, in: flow), fix: "Switch the swipe off under the same condition (interactiveDismissDisabled, isModalInPresentation).",
            subjects: [.screen(screen.id), .control(control.location)])
    }
    return nil
}
