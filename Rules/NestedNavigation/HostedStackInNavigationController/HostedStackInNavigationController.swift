import Diagnostics
import FlowGraph
import RuleKit

extension Rule {
    public static let hostedStackInNavigationController = Rule(
        "hosted-stack-in-navigation-controller", .nestedNavigation, .warning,
        card: PackageResources.hosted_stack_in_navigation_controller_md
    ) { flow in
        flow.transitions.filter(\.hosted).flatMap { hosting -> [Finding] in
            guard let view = flow.screen(hosting.to), view.technology == .swiftui, view.facts.barHidden == nil else { return [] }
            let isWrittenAround = hosting.wrapped.map(flow.isSwiftUIStack) == true
            guard isWrittenAround || view.facts.stackInBody?.guarded == .always else { return [] }
            return sites(of: hosting, in: flow).map { finding(view, isWrittenAround: isWrittenAround, hosting, at: $0, in: flow) }
        }
    }
}

/// Where the hosting controller gets into a navigation controller, and what shows it there.
private struct Site {
    var transition: Transition
    var standing: Standing?
    var certainty: Certainty
}

/// The hosting transition itself, or, where a class hosts the view, those that show the class.
private func sites(of hosting: Transition, in flow: Flow) -> [Site] {
    guard hosting.verb.effect == .embed, let host = flow.screen(hosting.from), host.technology != .swiftui else {
        return site(hosting, in: flow).map { [$0] } ?? []
    }
    guard hosting.guarded == .always, host.facts.barHidden == nil else { return [] }
    if flow.isKind(host.id, of: ["UIHostingController"]) {
        return flow.transitions(to: host.id).compactMap { site($0, in: flow) }
    }
    // A child of a pushed screen, where it is the only one: the screen's content.
    let children = Set(flow.transitions(from: host.id).filter { $0.verb.effect == .embed }.map(\.to))
    guard children.count == 1, hosting.certainty == .certain else { return [] }
    let pushed = flow.some(host.id) { $0.placement.isPushed && isUnderBar($0, in: flow) }
    return pushed.map { [Site(transition: hosting, standing: $0, certainty: .likely)] } ?? []
}

private func site(_ shown: Transition, in flow: Flow) -> Site? {
    guard !shown.hidesBar else { return nil }
    let landings = flow.landings(of: shown)
    if let wrapper = shown.wrapped, !flow.isSwiftUIStack(wrapper) {
        guard flow.screen(wrapper)?.facts.barHidden == nil else { return nil }
        return Site(transition: shown, standing: landings.first, certainty: shown.certainty)
    }
    switch shown.verb {
    case .root where flow.containerKind(of: shown.from) == .nav:
        guard flow.screen(shown.from)?.facts.barHidden == nil else { return nil }
    case .push, .setStack:
        // What a stack's class that overrides the push does with it is the class's business.
        guard !flow.mayBeOverridden(shown), !isVoid(shown, in: flow), landings.isEmpty || landings.contains(where: { isUnderBar($0, in: flow) }) else { return nil }
    case .show, .segueShow:
        guard landings.contains(where: { $0.placement.isPushed && isUnderBar($0, in: flow) }) else { return nil }
    default: return nil
    }
    return Site(transition: shown, standing: landings.first, certainty: shown.certainty)
}

/// The screen whose stack it is pushed on never stands in one: nothing is shown.
private func isVoid(_ push: Transition, in flow: Flow) -> Bool {
    push.receiver == .ownNav && flow.only(push.on ?? push.from, where: \.placement.isBare) != nil
}

private func isUnderBar(_ standing: Standing, in flow: Flow) -> Bool {
    guard let stack = standing.placement.innermost(.nav) else { return standing.placement.inStack != false }
    return !stack.barHidden && flow.screen(stack.container)?.facts.barHidden == nil
}

private func finding(_ view: Screen, isWrittenAround: Bool, _ hosting: Transition, at site: Site, in flow: Flow) -> Finding {
    let stack = view.facts.stackInBody
    return Finding(
        "“\(view.name)” \(isWrittenAround ? "is hosted in a NavigationStack" : "owns a NavigationStack and is hosted") inside a UINavigationController:"
            + " two navigation bars.",
        at: site.transition.location, screen: view.id, edge: site.transition.id, certainty: min(site.certainty, stack?.certainty ?? .certain),
        standing: site.standing,
        related: (isWrittenAround ? nil : stack).map { [Note("The stack it brings", at: $0.location)] } ?? []
            + (site.transition.id == hosting.id ? [] : [Note("It is hosted here", at: hosting.location)]),
        fix: "Drop the stack when hosting, or present the hosting controller directly.",
        subjects: [.screen(view.id), .transition(site.transition.id)])
}
