import Diagnostics

/// One way out that a screen has where it stands, and what it does there.
public struct ExitHere: Hashable, Sendable {
    public enum Means: String, Hashable, Sendable, CaseIterable {
        /// The system's own.
        case backButton, edgeSwipe, swipeDown, tapOutside
        /// What the user touches on the screen.
        case leadingItem, trailingItem, bodyButton, row, gesture, menu
        /// Code that no control of the screen is known to run.
        case code
    }
    /// What became of it.
    public enum Result: Hashable, Sendable {
        case does(ExitEffect, Outcome)
        /// The system's button or gesture is taken away here.
        case off(Cause)
    }
    public enum Cause: String, Hashable, Sendable, CaseIterable {
        case leadingItem, backHidden, barHidden, gestureLocked, layerLocked, style
    }

    public var means: Means
    public var verb: Verb?
    public var look: Look?
    public var label: String?
    /// The function it is written in.
    public var function: String?
    /// A screen or `flow:Type` other than the screen itself, where its code takes the exit.
    public var by: String?
    public var guarded: Guard
    /// While the screen has presented something, it closes only that.
    public var mayCloseOwn = false
    /// Nil for the system's own.
    public var location: Span?
    public var result: Result

    /// The screen it lands on, where that is known.
    public var landsOn: String? {
        if case .does(_, let outcome) = result { outcome.plane?.top.face } else { nil }
    }
}

extension Flow {
    /// Every known way out of the screen where it stands, the system's own first, then controls, then other code.
    ///
    /// `plane` is the plane the screen shows in; the standing's own unless another way was taken.
    public func exits(at standing: Standing, in plane: Plane) -> [ExitHere] {
        guard let screen = screen(standing.screen) else { return [] }
        let host = screensFilling(standing).last ?? screen
        let own = stackExits(host, standing, plane) + layerExits(standing, plane)
        let written = writtenExits(screen, standing, plane)
        var seen: Set<ExitHere> = []
        return (own + written + controlExits(screen, standing, plane, besides: written)).filter { seen.insert($0).inserted }
    }

    /// What dismissing in the top layer and popping the top screen do to the plane, as an effect at the standing says.
    public func outcome(of exit: Exit, at standing: Standing, in plane: Plane) -> (effect: ExitEffect, outcome: Outcome) {
        let effect = effect(of: exit, at: standing)
        let outcome: Outcome
        switch (effect, exit.verb) {
        case (.parent, _): outcome = plane.popping()
        case (.closesLayer, _): outcome = plane.dismissing()
        case (.further, .unwind), (.further, .segueUnwind):
            outcome = exit.to.map { target in nearest(target) { plane.unwinding(to: $0) } } ?? .unknown(.targetUnknown)
        case (.further, .popToRoot): outcome = plane.poppingToRoot()
        case (.further, _):
            outcome = exit.to.map { target in nearest(target) { plane.popping(to: $0) } } ?? .unknown(.targetUnknown)
            // A search finds nothing then, an instance that was kept makes UIKit raise.
            if outcome == .nothing(.notInStack) { return (.unknown, .unknown(.notInStack)) }
        case (.nothing, .dismiss): outcome = .nothing(.nothingPresented)
        case (.nothing, _): outcome = .nothing(standing.placement.inStack == false ? .noStack : .atRoot)
        case (.elsewhere, _): outcome = .unknown(.elsewhere)
        case (.unknown, _): outcome = .unknown(unknownReason(exit, standing.placement))
        }
        return (effect, outcome)
    }

    /// The target may stand there as one of its subclasses.
    private func nearest(_ target: String, _ move: (String) -> Outcome) -> Outcome {
        let tried = bearers(of: target).map(move)
        return tried.first { $0.plane != nil } ?? tried.first ?? .unknown(.targetUnknown)
    }

    private func unknownReason(_ exit: Exit, _ placement: Placement) -> Outcome.Reason {
        if [.otherNav, .unknown, .presented, .windowRoot].contains(exit.receiver) { return .receiverUnknown }
        if exit.verb == .popTo { return .targetUnknown }
        return placement.inStack == nil ? .stackUnknown : placement.layer == .unknown ? .layerUnknown : .actionUnknown
    }

    // MARK: The system's own

    private func stackExits(_ host: Screen, _ standing: Standing, _ plane: Plane) -> [ExitHere] {
        guard standing.placement.isPushed else { return [] }
        let popped = ExitHere.Result.does(.parent, plane.popping())
        let button = backButtonCause(of: host, at: standing)
        var swipe = button == .barHidden && host.facts.barHidden?.guarded != .always ? ExitHere.Result.off(.barHidden) : popped
        switch backSwipe(of: host, at: standing) {
        case .works, .restored: break
        case .locked: swipe = .off(.gestureLocked)
        case .off(.leadingItem): swipe = .off(.leadingItem)
        case .off(.backHidden): swipe = .off(.backHidden)
        case .off(.barHidden): swipe = .off(.barHidden)
        }
        if case .restored = backSwipe(of: host, at: standing) { swipe = popped }
        return [
            ExitHere(means: .backButton, verb: .pop, guarded: .always, result: button.map { .off($0) } ?? popped),
            ExitHere(means: .edgeSwipe, verb: .pop, guarded: .always, result: swipe),
        ]
    }

    /// Why the system's back button is not there on a pushed screen; nil when it is (table 2.6).
    private func backButtonCause(of host: Screen, at standing: Standing) -> ExitHere.Cause? {
        if host.facts.barHidden?.guarded == .always || standing.placement.innermost(.nav)?.barHidden == true { return .barHidden }
        if host.facts.backHidden?.guarded == .always { return .backHidden }
        let replaces = host.technology != .swiftui && !host.facts.supplementsBack
        return replaces && host.facts.leading.contains { $0.guarded == .always } ? .leadingItem : nil
    }

    private func layerExits(_ standing: Standing, _ plane: Plane) -> [ExitHere] {
        guard case .modal(let style, let blocked) = standing.placement.layer else { return [] }
        let closed = ExitHere.Result.does(.closesLayer, plane.dismissing())
        let means: ExitHere.Means = style == .popover ? .tapOutside : .swipeDown
        let isLocked = blocked || screen(standing.screen)?.facts.dismissBlocked?.guarded == .always
        let result: ExitHere.Result
        switch isGestureClosable(standing) {
        case true?: result = closed
        case false?: result = .off(isLocked ? .layerLocked : .style)
        case nil: result = style == .popover ? closed : .does(.unknown, .unknown(.actionUnknown))
        }
        return [ExitHere(means: means, verb: .dismiss, guarded: .always, result: result)]
    }

    // MARK: What is written

    private func writtenExits(_ screen: Screen, _ standing: Standing, _ plane: Plane) -> [ExitHere] {
        let own = transitionsIncludingInherited(from: screen.id).filter { $0.on == nil || $0.on == screen.id }
        // Code of a control that a site installs is there only where that site put the screen.
        let others = (steps.acting[screen.id] ?? []).map { graph.transitions[$0] }.filter { exit in
            exit.from != screen.id && !transitions(to: screen.id).contains { $0.from == exit.from && installs($0, exit.verb) }
        }
        return (own + others).filter { $0.verb.isExit && $0.entry == nil }.map { hop in
            let isOther = hop.from != screen.id && !screen.inherits.contains(hop.from)
            // `other.dismiss()` is the other screen's own dismissal.
            let receiver = isOther && hop.receiver == .unknown ? .itself : hop.receiver
            let means = means(of: hop.trigger.kind)
            var (effect, outcome) = outcome(of: Exit(hop.verb, on: receiver, to: hop.to, guarded: hop.guarded), at: standing, in: plane)
            var mayCloseOwn = false
            if hop.verb == .dismiss, receiver == .itself, means == .code, screen.technology != .swiftui {
                let presents = own.filter { $0.verb.effect == .present || $0.verb.effect == .alert }
                mayCloseOwn = !presents.isEmpty || screen.facts.presents
                // Where one function presents and dismisses, the one closes the other as a rule.
                if let function = hop.trigger.function, presents.contains(where: { $0.trigger.function == function && $0.from == hop.from }) {
                    (effect, outcome, mayCloseOwn) = (.unknown, .unknown(.presentedFirst), false)
                }
            }
            return ExitHere(
                means: means, verb: hop.verb, look: hop.trigger.look, label: hop.trigger.label, function: hop.trigger.function,
                by: hop.from == screen.id ? nil : hop.from, guarded: hop.guarded, mayCloseOwn: mayCloseOwn, location: hop.location,
                result: .does(effect, outcome))
        }
    }

    private func installs(_ hop: Transition, _ verb: Verb) -> Bool {
        hop.installs.contains { $0.exits.contains { $0.verb == verb } }
    }

    private func means(of kind: Trigger.Kind) -> ExitHere.Means {
        switch kind {
        case .leadingItem: .leadingItem
        case .trailingItem: .trailingItem
        case .bodyButton: .bodyButton
        case .row: .row
        case .gesture: .gesture
        case .menu: .menu
        case .lifecycle, .async, .entry, .callback, .unknown: .code
        }
    }

    /// Exits of controls that no transition tells of, those the arrival installs, and controls whose action is not known.
    private func controlExits(_ screen: Screen, _ standing: Standing, _ plane: Plane, besides written: [ExitHere]) -> [ExitHere] {
        let installed = standing.arrival.map { installs(of: graph.transitions[$0], on: screen.id) } ?? []
        let facts = screen.facts
        let places: [(ExitHere.Means, [Control])] = [
            (.leadingItem, facts.leading + installed.filter { $0.side == .leading }),
            (.trailingItem, facts.trailing + installed.filter { $0.side != .leading }), (.bodyButton, facts.body),
        ]
        return places.flatMap { means, controls in
            controls.flatMap { control -> [ExitHere] in
                var exits = control.exits.filter { exit in
                    // A call that is known to be a control's own, without saying which, stands for it.
                    !written.contains {
                        $0.verb == exit.verb && $0.means == means && ($0.label == nil || $0.label == control.label) || $0.location == control.location
                    }
                }.map { exit in
                    let (effect, outcome) = outcome(of: exit, at: standing, in: plane)
                    return here(means, control, exit.verb, exit.guarded, .does(effect, outcome))
                }
                if control.isOpaque, control.exits.isEmpty, !control.leavesApp {
                    exits.append(here(means, control, nil, control.guarded, .does(.unknown, .unknown(.actionUnknown))))
                }
                return exits
            }
        }
    }

    /// Items that the arrival puts on the screen; one that dismisses the very screen it is put on does so itself.
    private func installs(of arrival: Transition, on screen: String) -> [Control] {
        let acts = (steps.acting[screen] ?? []).map { graph.transitions[$0] }.filter { $0.from == arrival.from }
        return arrival.installs.map { control in
            var control = control
            for index in control.exits.indices where control.exits[index].receiver == .unknown {
                if acts.contains(where: { $0.verb == control.exits[index].verb }) { control.exits[index].receiver = .itself }
            }
            return control
        }
    }

    private func here(_ means: ExitHere.Means, _ control: Control, _ verb: Verb?, _ guarded: Guard, _ result: ExitHere.Result) -> ExitHere {
        ExitHere(means: means, verb: verb, look: control.look, label: control.label, guarded: guarded, location: control.location, result: result)
    }
}
