import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let modalExitNotRendered = Rule(
        "modal-exit-not-rendered", .modalVersusPush, .warning, card: PackageResources.modal_exit_not_rendered_md
    ) { flow in
        flow.transitions.compactMap { site in
            guard site.verb.effect == .present, let screen = flow.screen(site.to), flow.containerKind(of: screen.id) == nil
            else { return nil }
            return site.wrapped == nil ? bare(screen, presentedBy: site, in: flow) : barHidden(screen, presentedBy: site, in: flow)
        }
    }
}

/// Presented without a bar, although the screen, or a view it consists of, fills one.
private func bare(_ screen: Screen, presentedBy site: Transition, in flow: Flow) -> Finding? {
    let parts = content(of: screen, in: flow)
    let drawsItself = parts.contains { $0.facts.ownBar || $0.facts.stackInBody != nil || flow.containerKind(of: $0.id) != nil }
    // A presentation controller of the app's own may draw a bar, a grip or a Close of its own around what it presents.
    guard !drawsItself,
        let standing = flow.landings(of: site).first(where: { $0.placement.isModal == true && $0.placement.isBare && $0.style != .custom })
    else { return nil }
    let items = (parts.flatMap { $0.facts.leading + $0.facts.trailing } + site.installs).filter { $0.guarded == .always }
    if let exit = items.first(where: { isExit($0, at: standing, in: flow) }) {
        return finding(
            "“\(screen.name)” is presented without a navigation container, so its “\(exit.label ?? word(for: exit.look))” button"
                + " is never shown",
            hiding: exit, of: screen, parts: parts, site: site, standing: standing, in: flow)
    }
    guard screen.technology == .swiftui, !items.isEmpty || parts.contains(where: { $0.title != nil }) else { return nil }
    let isAtHomeInStacks = flow.some(screen.id, where: { $0.placement.inStack == true }) != nil
    return Finding(
        "“\(screen.name)” is presented without a navigation container, so its title and bar items are never shown.",
        at: items.first?.location ?? site.location, screen: screen.id, edge: site.id, certainty: min(site.certainty, standing.certainty),
        reason: "bar-content", severity: isAtHomeInStacks ? .info : nil, standing: standing,
        related: [Note("It is presented here", at: site.location), Note("“\(screen.name)” is declared here", at: screen.location)],
        fix: fix(for: screen),
        subjects: [.transition(site.id)])
}

/// The site wraps the screen and puts the exit on its bar, and the screen hides that bar.
private func barHidden(_ screen: Screen, presentedBy site: Transition, in flow: Flow) -> Finding? {
    guard let hidden = screen.facts.barHidden, hidden.guarded == .always,
        let standing = flow.landings(of: site).first(where: { $0.placement.isModalRoot }),
        let exit = site.installs.first(where: { $0.guarded == .always && isExit($0, at: standing, in: flow) })
    else { return nil }
    return finding(
        "“\(screen.name)” hides the bar that carries “\(exit.label ?? word(for: exit.look))”", hiding: exit, of: screen, parts: [screen],
        site: site, standing: standing, setting: hidden, in: flow)
}

private func finding(
    _ fact: String, hiding exit: Control, of screen: Screen, parts: [Screen], site: Transition, standing: Standing,
    setting: Setting? = nil, in flow: Flow
) -> Finding {
    let isOnlyExit = parts.allSatisfy { part in
        part.facts.body.allSatisfy { $0.exits.isEmpty && !$0.isOpaque } && !part.facts.ownerExit && flow.isComplete(part.id)
            && flow.transitionsIncludingInherited(from: part.id).allSatisfy { way in
                way.trigger.kind == .leadingItem || way.trigger.kind == .trailingItem || way.verb.effect == .embed
            }
    }
    let closable = flow.isGestureClosable(standing)
    let isCertain = exit.exits.isEmpty ? Certainty.likely : .certain
    let certainty = min(site.certainty, standing.certainty, isCertain)
    return Finding(
        fact + (isOnlyExit && closable == true ? "; it can only be swiped away." : "."),
        at: exit.location, screen: screen.id, edge: exit.label ?? exit.look.rawValue, certainty: certainty,
        reason: setting == nil ? nil : "bar-hidden", severity: isOnlyExit && closable == false && certainty == .certain ? .error : nil, standing: standing,
        related: [setting.map { Note("The bar is hidden here", at: $0.location) } ?? Note("It is presented here", at: site.location)],
        fix: setting == nil ? fix(for: screen) : "Show the bar, or put the exit into the screen’s own view.",
        subjects: [.transition(site.id), .layer(screen.id), .control(exit.location)])
}

/// The screen and, for a SwiftUI view, the views its body is made of.
private func content(of screen: Screen, in flow: Flow) -> [Screen] {
    guard screen.technology == .swiftui else { return [screen] }
    var parts: [Screen] = []
    var queue = [screen]
    while let part = queue.popLast() {
        guard !parts.contains(where: { $0.id == part.id }) else { continue }
        parts.append(part)
        queue += flow.transitions(from: part.id).filter { $0.verb.effect == .embed && $0.wrapped == nil }.compactMap { flow.screen($0.to) }
    }
    return parts
}

/// An item that leaves the layer, or one that cannot be followed but looks as if it does.
private func isExit(_ control: Control, at standing: Standing, in flow: Flow) -> Bool {
    guard !control.exits.isEmpty else { return control.isOpaque && [.close, .cancel, .commit].contains(control.look) }
    return control.exits.contains { exit in
        switch flow.effect(of: exit, at: standing) {
        case .closesLayer, .further: true
        default: false
        }
    }
}

private func word(for look: Look) -> String {
    switch look {
    case .close: "Close"
    case .cancel: "Cancel"
    case .back: "Back"
    case .commit: "Done"
    case .home, .other, .unknown: "exit"
    }
}

private func fix(for screen: Screen) -> String {
    screen.technology == .swiftui
        ? "Wrap the sheet’s content in a NavigationStack." : "Present UINavigationController(rootViewController:)."
}
