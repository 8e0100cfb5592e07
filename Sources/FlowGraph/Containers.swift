// Questions about containers, and about where one transition leads.

extension Flow {
    /// The class's kind of container, for project classes and system ones; nil for what is no container.
    public func containerKind(of id: String) -> ScreenKind? {
        if isKind(id, of: Self.navigationClasses) { return .nav }
        if isKind(id, of: ["UITabBarController"]) { return .tab }
        if isKind(id, of: ["UISplitViewController"]) { return .split }
        guard let screen = screen(id) else { return nil }
        if [.nav, .tab, .split].contains(screen.kind) { return screen.kind }
        return isTabView(screen) ? .tab : nil
    }

    /// A SwiftUI view whose body is a tab view, whatever happens, and no stack around it.
    private func isTabView(_ view: Screen) -> Bool {
        view.technology == .swiftui && view.facts.stackInBody == nil
            && transitions(from: view.id).contains { $0.verb == .tab && $0.guarded == .always }
    }

    /// UINavigationController and the system controllers that inherit from it.
    private static let navigationClasses: Set<String> = [
        "UINavigationController", "UIImagePickerController", "UIVideoEditorController", "MFMailComposeViewController",
        "MFMessageComposeViewController", "EKEventEditViewController", "GKGameCenterViewController",
    ]

    /// True for SwiftUI's containers, which wrap by being written around a view.
    public func isSwiftUIStack(_ container: String) -> Bool {
        container == "NavigationStack" || container == "NavigationView" || screen(container)?.technology == .swiftui
    }

    /// Navigation controllers whose stack the transition acts on; nil when they cannot be told.
    public func stacks(actedOnBy transition: Transition) -> [String]? {
        if let owner = transition.on, containerKind(of: owner) == .nav { return [owner] }
        let source = transition.on ?? transition.from
        if transition.on == nil, transition.receiver == .itself, containerKind(of: source) == .nav { return [source] }
        guard transition.on != nil || transition.receiver == .ownNav || transition.verb.isSegue else { return nil }
        let standings = standings(of: source)
        let containers = standings.compactMap { $0.placement.innermost(.nav)?.container }
        return standings.isEmpty || containers.count < standings.count ? nil : containers
    }

    /// A navigation controller class that the push may reach overrides `pushViewController`, so that what it does is the class's business.
    public func mayBeOverridden(_ push: Transition) -> Bool {
        guard let stacks = stacks(actedOnBy: push) else { return screens.contains { $0.facts.overridesPush } }
        return stacks.contains { stack in
            guard let screen = screen(stack) else { return false }
            return screen.facts.overridesPush || screen.inherits.contains { self.screen($0)?.facts.overridesPush == true }
        }
    }

    /// The standings of its target that the transition leads to, from every place its source can stand.
    public func landings(of transition: Transition) -> [Standing] {
        guard let target = screen(transition.to) else { return [] }
        var sources: [Placement]
        if steps.instances.actsOnAny(transition) {
            sources = []
        } else if let owner = screen(transition.on) {
            let maker = steps.instances.maker(of: transition)
            sources = standings(of: owner.id).filter { maker == nil || arrival(of: $0)?.from == maker }
                .filter { steps.runs(transition, of: owner.id, at: $0.placement) }.map { $0.placement.inside(owner.id, of: owner.kind) }
        } else if screen(transition.from) == nil {
            sources = [steps.start(of: transition)]
        } else {
            sources = standings(of: transition.from).map(\.placement).filter { steps.runs(transition, of: transition.from, at: $0) }
        }
        if sources.isEmpty { sources = [.assumed] }
        let places = sources.compactMap { source -> Placement? in
            var place = land(transition, from: source, targetKind: target.kind)?.placement
            place?.viaEntry = transition.entry != nil
            return place
        }
        return standings(of: target.id).filter { $0.screen == target.id && places.contains($0.placement) }
    }

    /// The screens that fill one place together: the one that stands there and those that embed it, innermost first.
    public func screensFilling(_ standing: Standing) -> [Screen] {
        var screens = [screen(standing.screen)].compactMap { $0 }
        for hop in way(to: standing).reversed() {
            guard hop.verb.effect == .embed, let outer = screen(hop.from) else { break }
            screens.append(outer)
        }
        return screens
    }
}
