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

extension GestureWrite {
    /// It keeps the gesture from popping.
    public var isLock: Bool { kind == .enabled && value == .no || kind == .delegate && refuses }
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
        if let restorer = restorer(among: writes) { return .restored(restorer) }
        if let lock = writes.first(where: { $0.isLock && $0.recognizer == .edge }) {
            return .locked(lock)
        }
        if screen.facts.backHidden?.guarded == .always { return .off(.backHidden) }
        if screen.facts.barHidden?.guarded == .always { return .off(.barHidden) }
        let replacesBack = screen.technology != .swiftui && !screen.facts.supplementsBack
        if replacesBack, screen.facts.leading.contains(where: { $0.guarded == .always }) { return .off(.leadingItem) }
        return .works
    }

    /// A write that gives the swipe back, where such writes leave out no device and no system version that the app supports.
    private func restorer(among writes: [GestureWrite]) -> GestureWrite? {
        let restoring = writes.filter(restores)
        // A version that the sources say nothing of may be the oldest that is supported.
        let always = restoring.filter { isSupportedAlways($0.availability) }
        let byVersion = restoring.contains { $0.availability?.hasPrefix("#un") == true } && restoring.contains { $0.availability?.hasPrefix("#av") == true }
        let counting = byVersion ? restoring : always
        let idioms = self.idioms.filter { $0 != .mac }
        let covers = idioms.allSatisfy { idiom in
            counting.contains { write in write.when.isEmpty || write.when.contains { $0.idioms.isEmpty || $0.idioms.contains(idiom) } }
        }
        return covers ? counting.first : nil
    }

    /// Whether a test of the system's version holds on every version that the app supports, as far as that can be told.
    private func isSupportedAlways(_ availability: String?) -> Bool {
        guard let availability, let target = graph.app.deploymentTarget, let oldest = Double(target.split(separator: ".").prefix(2).joined(separator: ".")) else {
            return true
        }
        let words = availability.split(whereSeparator: { "(), ".contains($0) })
        guard let place = words.firstIndex(of: "iOS"), words.indices.contains(place + 1),
            let needed = Double(words[place + 1].split(separator: ".").prefix(2).joined(separator: "."))
        else { return true }
        return availability.hasPrefix("#un") ? needed > oldest : needed <= oldest
    }

    /// The leading item that takes the back button's place, where all such items are known to do nothing that leads anywhere.
    public func leadingItemThatReplacesBack(of screen: Screen) -> Control? {
        let items = screen.facts.leading.filter { $0.clearedAt == nil }
        let isInert = items.allSatisfy { $0.look == .other && !$0.isOpaque && !$0.doesMore && !$0.goesBackInWeb && !$0.leavesApp && $0.exits.isEmpty }
        return isInert ? items.first { $0.guarded == .always } : nil
    }

    private func restores(_ write: GestureWrite) -> Bool {
        switch write.kind {
        case .delegate: write.value != .original && !write.refuses
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
        case .custom where presentation(of: standing)?.isHeld == true: return false
        case .popover, .panel, .custom, .none, .unknown: return nil
        }
    }
}
