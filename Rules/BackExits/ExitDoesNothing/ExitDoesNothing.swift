import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let exitDoesNothing = Rule(
        "exit-does-nothing", .backExits, .warning,
        options: [.flag("strict", "Report controls that do something else too, besides the exit that does nothing.")],
        card: PackageResources.exit_does_nothing_md
    ) { flow, options in
        let own = flow.screens.filter { flow.containerKind(of: $0.id) == nil }.flatMap { screen -> [Finding] in
            let controls = flow.exitControls(of: screen).filter { isJudged($0, strict: options.flag("strict")) && isSettled($0, on: screen) }
            guard !controls.isEmpty else { return [] }
            let showings = flow.showings(of: screen.id)
            return controls.compactMap { everywhere($0, on: screen, showings, in: flow) ?? someRoot($0, on: screen, showings, in: flow) }
        }
        return own + flow.transitions.flatMap { siteInstalled($0, in: flow) }
    }
}

private func isJudged(_ way: ExitControl, strict: Bool) -> Bool {
    if case .code = way.place { return false }
    let control = way.control
    return !control.isOpaque && !control.confirms && !control.goesBackInWeb && (strict || !control.doesMore)
        && control.exits.allSatisfy { [.pop, .popToRoot, .dismiss].contains($0.verb) && $0.hangsOn != .placement }
}

/// Which stack a view's path belongs to depends on who handed it over; what `dismiss` leaves does not.
private func isSettled(_ way: ExitControl, on screen: Screen) -> Bool {
    screen.technology != .swiftui || way.control.exits.allSatisfy { $0.verb == .dismiss && $0.receiver == .itself }
}

/// The control does nothing in every place the screen is known to stand, and all are known.
private func everywhere(_ way: ExitControl, on screen: Screen, _ showings: [Showing], in flow: Flow) -> Finding? {
    // A view's dismissal closes a window of its own.
    let maybeWindow = screen.technology == .swiftui && showings.contains { $0.placement.isBaseRoot && $0.placement.innermost(.tab) == nil }
    guard !showings.isEmpty, !maybeWindow, !mayDismissOwn(way, screen, in: flow),
        let witness = flow.only(screen.id, where: { _ in true }), flow.bearers(of: screen.id) == [screen.id]
    else { return nil }
    var isDead = false
    for showing in showings {
        for device in flow.idioms where device != .mac && showing.site.runs(on: device) {
            if flow.isThere(way.control, shownBy: showing.site, on: device) == false { continue }
            guard flow.effects(of: way, at: showing, on: device) == [.nothing] else { return nil }
            isDead = true
        }
    }
    guard isDead else { return nil }
    let why = pops(way) ? "the screen is the root of its stack" : "the screen is never presented"
    return finding(way, on: screen, why, at: Showing(site: showings[0].site, standing: witness), .certain, in: flow)
}

/// The control is there, and does nothing, where the screen is the first of a tab or window.
private func someRoot(_ way: ExitControl, on screen: Screen, _ showings: [Showing], in flow: Flow) -> Finding? {
    guard !mayDismissOwn(way, screen, in: flow) else { return nil }
    for showing in showings where showing.standing.certainty == .certain && isFirst(showing, in: flow) {
        for device in flow.idioms where device != .mac && flow.effects(of: way, at: showing, on: device) == [.nothing] {
            // A flag or another item may keep it away just here.
            guard way.control.guarded == .always || flow.isThere(way.control, shownBy: showing.site, on: device) == true else { continue }
            let place = showing.placement.innermost(.tab) == nil ? "window" : "tab"
            return finding(way, on: screen, "the screen is the root of a \(place) here", at: showing, .likely, reason: "some-root", in: flow)
        }
    }
    return nil
}

/// The root of a tab or window by a hop that says so.
private func isFirst(_ showing: Showing, in flow: Flow) -> Bool {
    guard showing.placement.isBaseRoot, !showing.placement.isColumnRoot else { return false }
    let isView = flow.screen(showing.standing.screen)?.technology == .swiftui
    let hops = flow.way(to: showing.standing)
    guard !hops.contains(where: { $0.verb.effect == .embed && $0.from != $0.to }) else { return false }
    return showing.placement.innermost(.tab) != nil ? hops.contains { $0.verb.effect == .tab } : !isView && hops.first?.verb == .root
}

/// A dismissal may be meant for what the screen itself presents.
private func mayDismissOwn(_ way: ExitControl, _ screen: Screen, in flow: Flow) -> Bool {
    guard way.control.exits.contains(where: { $0.verb == .dismiss }), screen.technology != .swiftui else { return false }
    return screen.facts.presents || flow.transitionsIncludingInherited(from: screen.id).contains {
        [.present, .alert].contains($0.verb.effect) || $0.verb.effect == .embed && $0.wrapped != nil
    }
}

/// The presenter puts an item on a layer's root that acts on the presenter's own stack.
private func siteInstalled(_ site: Transition, in flow: Flow) -> [Finding] {
    guard site.verb.effect == .present, let screen = flow.screen(site.to), !site.installs.isEmpty, site.certainty > .possible,
        let standing = flow.landings(of: site).first(where: { $0.placement.isModalRoot })
    else { return [] }
    return site.installs.compactMap { item in
        let control = ExitControl(control: item, place: item.side == .trailing ? .trailing : .leading, site: site)
        guard isJudged(control, strict: false), !item.exits.isEmpty, item.guarded == .always else { return nil }
        let pops = item.exits.allSatisfy { [.pop, .popToRoot].contains($0.verb) && [.ownNav, .otherNav].contains($0.receiver) }
        let asked = pops ? nil : missingContainer(item, of: site, in: flow)
        guard pops || asked != nil else { return nil }
        var related = [Note("It is presented here", at: site.location), Note("Its own bar is set up here", at: screen.location)]
        related += item.exits.compactMap { exit in exit.location.map { Note("It leaves here", at: $0) } }
        return Finding(
            "\(control.name), put on “\(screen.name)” here, "
                + (asked.map { "asks the \($0) of “\(flow.name(of: site.from))”, which stands in none" } ?? "acts on the stack of “\(flow.name(of: site.from))”")
                + "; “\(screen.name)” stays.",
            at: item.location, screen: screen.id, edge: "\(site.id) \(item.label ?? item.look.rawValue)",
            certainty: min(standing.certainty, site.certainty), reason: "site-installed", standing: standing,
            related: related,
            fix: "Dismiss the layer instead.",
            subjects: [.control(item.location), .transition(site.id), .screen(screen.id)])
    }
}

/// The container that the item asks to dismiss and that the presenter stands in nowhere: the call reaches nobody.
private func missingContainer(_ item: Control, of site: Transition, in flow: Flow) -> String? {
    guard item.exits.allSatisfy({ $0.verb == .dismiss && $0.hangsOn == nil }), let receiver = item.exits.first?.receiver,
        item.exits.allSatisfy({ $0.receiver == receiver }), flow.isClosed(site.from)
    else { return nil }
    let standings = flow.standings(of: site.from)
    guard !standings.isEmpty else { return nil }
    switch receiver {
    case .ownNav: return standings.allSatisfy { $0.placement.inStack == false } ? "navigation controller" : nil
    case .ownSplit:
        let isOutside = standings.allSatisfy { standing in
            standing.placement.isModal != nil && !standing.placement.frames.contains { $0.kind == .split || $0.kind == .custom }
        }
        return isOutside ? "split view controller" : nil
    default: return nil
    }
}

private func pops(_ way: ExitControl) -> Bool { way.control.exits.contains { $0.verb == .pop || $0.verb == .popToRoot } }

private func finding(
    _ way: ExitControl, on screen: Screen, _ why: String, at showing: Showing, _ certainty: Certainty, reason: String? = nil, in flow: Flow
) -> Finding {
    var related = way.control.exits.compactMap { exit in exit.location.map { Note("It leaves here", at: $0) } }
    related.append(Note("It is shown here", at: showing.site.location))
    return Finding(
        "\(way.name) on “\(screen.name)” calls \(pops(way) ? "pop" : "dismiss"), but \(why), so nothing happens.",
        at: way.control.location, screen: screen.id, edge: "\(way.control.label ?? way.control.look.rawValue) \(reason ?? "")",
        certainty: min(certainty, showing.standing.certainty), reason: reason, standing: showing.standing,
        related: related,
        fix: pops(way) ? "Dismiss instead of pop, or remove the control." : "Pop instead of dismiss, or show the control only where the screen is presented.",
        subjects: [.control(way.control.location), .screen(screen.id)])
}
