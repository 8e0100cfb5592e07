import Diagnostics

// Ways out as their users meet them: on which control, where the screen is shown, on which device (rules.md 1.7 and 2.8).

/// A way out that a screen offers: a control, or code that a button, an alert or a completion leads to.
public struct ExitControl: Hashable, Sendable {
    public enum Place: Hashable, Sendable {
        case leading, trailing, body
        /// Code that no control in the facts takes; the function it stands in.
        case code(String?)
    }

    /// For code a control of no look, at the call that leaves.
    public var control: Control
    public var place: Place
    /// The site that puts it on the screen; nil for the screen's own.
    public var site: Transition?

    public init(control: Control, place: Place, site: Transition? = nil) {
        self.control = control
        self.place = place
        self.site = site
    }

    /// What messages call it.
    public var name: String {
        if let label = control.label { return "“\(label)”" }
        switch (place, control.look) {
        case (.code(let function), _): return function.map { "way out in \($0)" } ?? "way out"
        case (_, .other), (_, .unknown): return "exit control"
        case (_, .commit): return "Done"
        case (_, let look): return look.rawValue.prefix(1).uppercased() + look.rawValue.dropFirst()
        }
    }
}

/// One way a screen comes to be shown, and a place where that puts it.
public struct Showing: Hashable, Sendable {
    public var site: Transition
    public var standing: Standing

    public init(site: Transition, standing: Standing) {
        self.site = site
        self.standing = standing
    }

    public var placement: Placement { standing.placement }
}

extension Placement {
    /// The bottom of what fills a split's column, or of the base layer of a window or tab.
    public var isBaseRoot: Bool { isModal == false && (atRoot == true || inStack == false) }

    /// The bottom of what fills a split's column.
    public var isColumnRoot: Bool {
        isBaseRoot && frames.contains { $0.kind == .split } && frames.last { $0.kind == .split || $0.kind == .tab }?.kind == .split
    }
}

extension Flow {
    /// The ways the screen itself, no subclass of it, comes to be shown. What only a Catalyst app does is left out.
    public func showings(of id: String) -> [Showing] {
        transitions(to: id).filter { $0.from != id && $0.certainty > .possible && $0.idioms != [.mac] }.flatMap { site in
            landings(of: site).map { Showing(site: site, standing: $0) }
        }
    }

    /// What the way out does where the screen is shown, on one kind of device; nil where it is not there, or where it cannot be told.
    ///
    /// A test of outcomes or input does not count against it: what is done when it holds is what it does.
    public func effects(of way: ExitControl, at showing: Showing, on idiom: Idiom) -> Set<ExitEffect>? {
        let control = way.control
        guard showing.site.runs(on: idiom), control.guarded != .paired, isThere(control, shownBy: showing.site, on: idiom) == true else { return nil }
        var effects: Set<ExitEffect> = []
        for exit in control.exits {
            switch isTaken(exit, shownBy: showing.site, on: idiom) {
            case false?: continue
            case true? where !exit.when.isEmpty: break
            default:
                if exit.hangsOn == .placement || exit.hangsOn == .given || exit.hangsOn == .state && control.isOpaque { return nil }
            }
            effects.insert(effect(of: exit, of: way, at: showing))
        }
        return effects.isEmpty || effects.contains(.unknown) ? nil : effects
    }

    private func effect(of exit: Exit, of way: ExitControl, at showing: Showing) -> ExitEffect {
        let isView = screen(showing.standing.screen)?.technology == .swiftui
        // A binding may stand for a pushed view as well as for a layer; a split's column and a hosted root are left by others.
        if isView, exit.verb == .dismiss, exit.receiver != .itself, !showing.placement.isModalRoot { return .unknown }
        if isView, exit.verb == .dismiss, showing.placement.isColumnRoot || self.way(to: showing.standing).contains(where: \.hosted) { return .unknown }
        // Code that asks for Back is not asked for it where SwiftUI holds the controller.
        if case .code = way.place, showing.site.verb.effect == .embed, screen(showing.site.from)?.technology == .swiftui { return .unknown }
        if case .code = way.place, exit.verb == .dismiss, showing.placement.isModal == false { return .unknown }
        return effect(of: exit, at: showing.standing)
    }

    /// The ways out of the screen: its controls in bars and body, then code of its own that none of them takes.
    public func exitControls(of screen: Screen) -> [ExitControl] {
        let facts = screen.facts
        var controls = facts.leading.map { ExitControl(control: $0, place: .leading) }
        controls += facts.trailing.map { ExitControl(control: $0, place: .trailing) }
        controls += facts.body.map { ExitControl(control: $0, place: .body) }
        let taken = Set(controls.flatMap { $0.control.exits.compactMap(\.location) })
        return controls.filter { !$0.control.exits.isEmpty } + codeExits(of: screen, besides: taken)
    }

    /// Items that sites put on the screen.
    public func installedControls(on screen: Screen) -> [ExitControl] {
        transitions(to: screen.id).flatMap { site in
            site.installs.map { ExitControl(control: $0, place: $0.side == .trailing ? .trailing : .leading, site: site) }
        }
    }

    private func codeExits(of screen: Screen, besides taken: Set<Span>) -> [ExitControl] {
        let own = transitionsIncludingInherited(from: screen.id)
        let grows = own.contains { [.push, .show, .setStack].contains($0.verb.effect) }
        // What another function of the class does about the layer says nothing of this one's way out.
        let exits = own.filter { $0.verb.isExit && $0.entry == nil && $0.on == nil }
        let byFunction = Dictionary(grouping: exits) { "\($0.from)|\($0.trigger.function ?? "")" }
        return byFunction.keys.sorted().compactMap { key -> ExitControl? in
            guard let written = byFunction[key], let first = written.min(by: { $0.location < $1.location }),
                written.allSatisfy({ mayBeUsers($0, in: screen, besides: taken, grows: grows) })
            else { return nil }
            let calls = written.map { exit in
                Exit(
                    exit.verb, on: exit.receiver, to: exit.to, guarded: exit.guarded,
                    when: exit.idioms.isEmpty ? [] : [Circumstance(idioms: exit.idioms)], hangsOn: exit.hangsOn, location: exit.location)
            }
            return ExitControl(
                control: Control(.unknown, exits: calls, location: first.location), place: .code(first.trigger.function))
        }
    }

    /// Whether code that leaves does so because of what the user did on the screen, and leaves the screen itself rather than one that was
    /// pushed from it.
    private func mayBeUsers(_ exit: Transition, in screen: Screen, besides taken: Set<Span>, grows: Bool) -> Bool {
        guard !taken.contains(exit.location), exit.hangsOn == nil, exit.receiver == .itself || exit.receiver == .ownNav else { return false }
        switch exit.trigger.kind {
        case .bodyButton, .gesture, .menu: return true
        case .async: return exit.verb == .pop
        case .unknown: return exit.verb == .pop && !grows
        case .leadingItem, .trailingItem: return true
        case .row, .lifecycle, .entry, .callback: return false
        }
    }
}
