import Diagnostics

// What ways out do, and which gestures work, in one placement (rules.md 2.6 to 2.8).

/// What an exit does where a screen stands.
public enum ExitEffect: Hashable, Sendable {
    /// Nothing happens at all.
    case nothing
    /// One level up.
    case parent
    /// To the bottom of the stack, or to a named screen.
    case further(String?)
    /// The presented layer goes, with everything pushed in it.
    case closesLayer
    /// A change of root, tab or stack.
    case elsewhere
    /// Cannot be told.
    case unknown
}

/// Whether the edge swipe goes back on a pushed screen.
public enum BackSwipe: Hashable, Sendable {
    case works
    /// Something switched it off and nothing switches it on again.
    case off(Cause)
    /// Project code takes care of it; the write tells how.
    case restored(GestureWrite)
    /// Switched off on purpose.
    case locked(GestureWrite)

    public enum Cause: Hashable, Sendable { case leadingItem, backHidden, barHidden }
}

extension Flow {
    /// The effect of one exit of a screen, at one of its standings (table 2.8).
    public func effect(of exit: Exit, at standing: Standing) -> ExitEffect {
        let placement = standing.placement
        let isSwiftUI = screen(standing.screen)?.technology == .swiftui
        switch exit.verb {
        case .pop where exit.receiver == .presenting, .popToRoot where exit.receiver == .presenting:
            // The stack that has shown it: what stands in a layer of its own stays.
            if placement.isPushed { return exit.verb == .pop ? .parent : .further(nil) }
            return placement.isModalRoot ? .nothing : .unknown
        case .pop:
            if exit.receiver == .otherNav || exit.receiver == .unknown { return .unknown }
            return popped(placement)
        case .popToRoot:
            if exit.receiver == .otherNav || exit.receiver == .unknown { return .unknown }
            return placement.isPushed ? .further(nil) : popped(placement)
        case .popTo:
            return placement.isPushed ? .further(exit.to) : .unknown
        case .dismiss where isSwiftUI && exit.receiver == .itself:
            if placement.isPushed { return .parent }
            if placement.isModal == true && placement.inStack != nil { return .closesLayer }
            if placement.isModal == false && placement.inStack != nil { return .nothing }
            return .unknown
        case .dismiss:
            if exit.receiver == .presented || exit.receiver == .unknown || exit.receiver == .windowRoot { return .unknown }
            switch placement.isModal {
            case true?: return .closesLayer
            case false?: return exit.goesOn ? .unknown : .nothing
            case nil: return .unknown
            }
        case .unwind, .segueUnwind: return .further(exit.to)
        case .root, .selectTab, .setStack: return .elsewhere
        default: return .unknown
        }
    }

    private func popped(_ placement: Placement) -> ExitEffect {
        if placement.isPushed { return .parent }
        if placement.inStack == false || placement.atRoot == true { return .nothing }
        return .unknown
    }

    /// Whether the edge swipe goes back where the screen is pushed (table 2.6).
    public func backSwipe(of screen: Screen, at standing: Standing) -> BackSwipe {
        let writes = gestureWrites(reaching: screen, at: standing)
        if let restorer = writes.first(where: restores) { return .restored(restorer) }
        if let lock = writes.first(where: { $0.kind == .enabled && $0.value == .no && $0.recognizer == .edge }) {
            return .locked(lock)
        }
        if screen.facts.backHidden?.guarded == .always { return .off(.backHidden) }
        if screen.facts.barHidden?.guarded == .always { return .off(.barHidden) }
        let replacesBack = screen.technology != .swiftui && !screen.facts.supplementsBack
        if replacesBack, screen.facts.leading.contains(where: { $0.guarded == .always }) { return .off(.leadingItem) }
        return .works
    }

    private func restores(_ write: GestureWrite) -> Bool {
        switch write.kind {
        case .delegate: write.value != .original
        case .enabled: write.value == .yes || write.value == .unknown
        case .other: true
        }
    }

    /// Writes to the pop recognizers of a stack the screen stands in: its own and its superclasses', those of the stack's
    /// class, those for every stack, and those of helper objects, which may be handed any stack.
    public func gestureWrites(reaching screen: Screen, at standing: Standing) -> [GestureWrite] {
        let own = Set([screen.id, screen.class ?? screen.id] + screen.inherits + parts(of: screen.id))
        let stack = standing.placement.innermost(.nav)?.container
        let stackClasses: Set<String> = Set([stack, self.screen(stack)?.class].compactMap { $0 } + (self.screen(stack)?.inherits ?? []))
        return graph.gestureWrites.filter { write in
            switch write.scope {
            case .everyStack, .helper: true
            case .stackClass: stackClasses.contains(write.owner) || stack == nil
            case .screen: own.contains(write.owner) || write.kind == .delegate && standing.below.contains(write.owner)
            }
        }
    }

    /// What the screen embeds, and so on: a child's navigation controller is its parent's.
    public func parts(of id: String) -> [String] {
        var found: [String] = []
        var queue = [id]
        while let next = queue.popLast() {
            for child in transitions(from: next) where child.verb.effect == .embed && child.wrapped == nil {
                guard let part = child.to, part != id, !found.contains(part) else { continue }
                found.append(part)
                queue.append(part)
            }
        }
        return found
    }

    /// Whether a gesture closes the presented layer (table 2.7); nil when it depends on what cannot be told, and for base layers.
    public func isGestureClosable(_ standing: Standing) -> Bool? {
        guard case .modal(let style, let blocked) = standing.placement.layer else { return nil }
        if blocked || screen(standing.screen)?.facts.dismissBlocked?.guarded == .always { return false }
        switch style {
        case .automatic, .pageSheet, .formSheet, .sheet: return true
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .cover: return false
        case .popover, .panel, .custom, .none, .unknown: return nil
        }
    }
}
