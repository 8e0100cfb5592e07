// How many presented layers lie on each other.

extension Flow {
    /// A presentation of one of the app's own screens that covers the one below: no alert, no popover, no system screen.
    public func isOwnModal(_ transition: Transition) -> Bool {
        guard transition.verb.effect == .present, let target = screen(transition.to), target.kind != .system, target.kind != .alert else { return false }
        // A search shows its results in the screen's place.
        if transition.enclosed == "UISearchController" { return false }
        // A view that stands for a system controller.
        if target.technology == .swiftui, transitions(from: target.id).contains(where: { isSystem($0.to) && $0.verb.effect == .embed }) { return false }
        return transition.style != .popover && transition.verb != .popover
    }

    func isSystem(_ id: String?) -> Bool { id.map { $0.hasPrefix("system:") && $0 != "system:UIViewController" } ?? false }

    /// What the window's first screen puts over the whole screen by itself, whatever it finds, and nothing takes away, is what the app goes
    /// on in: no layer over it, and no trap.
    public func opensInterface(_ transition: Transition) -> Bool {
        guard transition.trigger.kind == .lifecycle, transition.guarded == .always, transition.style == .fullScreen || transition.style == .cover,
            windowRoots.contains(transition.from), let layer = layer(openedBy: transition)
        else { return false }
        return exitControls(of: layer).isEmpty && closings(of: layer).isEmpty
    }

    /// One of several contents of a screen that several others present: which of them each one means is not known.
    private func isArmOfShared(_ hop: Transition) -> Bool {
        guard hop.guarded == .exclusive, hop.verb.effect == .embed else { return false }
        return Set(transitions(to: hop.from).filter { $0.verb.effect == .present }.map(\.from)).count > 1
    }

    /// The app's own layers once the transition has opened another, lowest first, on the shortest of the ways known to its source; only
    /// its own one where nothing is known of where the source stands.
    public func modalLayers(above transition: Transition) -> [Transition] {
        let known = standings(of: transition.from).filter { $0.certainty > .possible }.map(way).filter { !$0.contains(where: isArmOfShared) }
        let ways = known.map { $0.filter { isOwnModal($0) && !opensInterface($0) } }
        let shortest = ways.min { $0.count < $1.count } ?? []
        return shortest + [transition]
    }
}

extension Flow {
    /// Code that performs a segue which the storyboard draws, between the same two: the segue is the one presentation.
    public func performsDrawnSegue(_ site: Transition) -> Bool {
        guard site.verb.isSegue, let identifier = site.identifier else { return false }
        return transitions(to: site.to ?? "").contains {
            $0.id != site.id && $0.from == site.from && $0.verb == site.verb && $0.identifier == identifier && $0.location.path.hasSuffix(".storyboard")
        } && !site.location.path.hasSuffix(".storyboard")
    }

    /// Whether the controller that is asked to present hands the request on, by code of its own, to where it can be shown. `on` is the
    /// screen that is asked where it is another one than the source.
    public func handsPresentationsOn(_ receiver: Receiver, from source: String, on other: String? = nil) -> Bool {
        switch receiver {
        case .windowRoot: windowRoots.contains { answersPresent($0) }
        case .itself: answersPresent(other ?? source)
        default: other.map(answersPresent) ?? false
        }
    }

    private func answersPresent(_ id: String) -> Bool { screen(id)?.facts.answersPresent == true }

    /// What windows begin with.
    private var windowRoots: [String] {
        transitions.filter { $0.verb == .root && ($0.receiver == .windowRoot || $0.from == "window") }.compactMap { $0.wrapped ?? $0.to }
    }
}
