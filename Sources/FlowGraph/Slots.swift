import Diagnostics

// What a slot of the hierarchy can hold.

/// A slot that certainly never holds an object of a class.
public struct NeverHeld: Hashable, Sendable {
    /// The classes it holds instead, where all are known; by name, sorted.
    public var holding: [String]
    /// A place where the class stands, where it is known that it stands in no such slot.
    public var standing: Standing?
    public var certainty: Certainty
}

extension Flow {
    /// Nil where the slot may hold an object of the class, or where that cannot be told.
    public func neverHolds(_ slot: Slot, _ type: String) -> NeverHeld? {
        if let held = occupants(of: slot), !held.isEmpty {
            guard !held.contains(where: { mayBe($0, type) }) else { return nil }
            let names = Set(held.map { name(of: $0.id) }).sorted()
            return NeverHeld(holding: names, standing: nil, certainty: held.map(\.certainty).min() ?? .certain)
        }
        guard screen(type) != nil, containerKind(of: type) == nil, screen(type)?.technology == .uikit,
            let witness = only(type, where: { !mayFill(slot, $0) })
        else { return nil }
        return NeverHeld(holding: [], standing: witness, certainty: min(witness.certainty, .likely))
    }

    // MARK: Occupants

    private struct Occupant: Hashable {
        /// A screen's id, or the class of a container that a site puts around its content.
        var id: String
        var isWrapper = false
        /// The root of such a container.
        var content: String?
        var certainty = Certainty.certain
    }

    /// Everything that a slot can hold; nil where that is not known.
    private func occupants(of slot: Slot) -> [Occupant]? {
        var held = slot.start == "window" ? windowRoots() : bearers(of: slot.start).map { Occupant(id: $0) }
        var isBrought = false
        for step in slot.steps {
            guard let here = held else { return nil }
            if case .cast(let type) = step {
                held = here.filter { mayBe($0, type) }
                continue
            }
            var next: [Occupant] = []
            for occupant in here {
                guard let found = step == .top && isBrought ? root(of: occupant) : occupants(after: step, from: occupant) else { return nil }
                next += found
            }
            held = next
            if case .destination = step { isBrought = true } else { isBrought = false }
        }
        return held
    }

    private func windowRoots() -> [Occupant]? {
        let roots = transitions.filter { $0.verb.effect == .root && ($0.receiver == .windowRoot || $0.from == "window") && $0.idioms != [.mac] }
        guard !roots.isEmpty, !graph.unresolved.contains(where: { $0.verb == .root }) else { return nil }
        return occupants(brought: roots)
    }

    /// What transitions put into a slot; nil where that is not known of one of them.
    private func occupants(brought transitions: [Transition]) -> [Occupant]? {
        var found: [Occupant] = []
        for transition in transitions {
            guard transition.enclosed == nil else { return nil }
            if let wrapper = transition.wrapped, !isSwiftUIStack(wrapper) {
                found.append(Occupant(id: wrapper, isWrapper: true, content: transition.to, certainty: transition.certainty))
            } else if let target = transition.to {
                let isHosted = transition.hosted || screen(target)?.technology == .swiftui
                found.append(Occupant(id: isHosted ? "UIHostingController" : target, isWrapper: isHosted, certainty: transition.certainty))
            } else {
                return nil
            }
        }
        return found
    }

    private func occupants(after step: Slot.Step, from occupant: Occupant) -> [Occupant]? {
        switch step {
        case .first, .last, .any, .selected, .element: return elements(step, of: occupant)
        case .navigation: return containers(.nav, around: occupant)
        case .tab: return containers(.tab, around: occupant)
        case .split: return containers(.split, around: occupant)
        case .destination(let identifier): return destinations(identifier, from: occupant)
        case .parent: return parents(of: occupant)
        case .top, .presenting, .presented, .cast: return nil
        }
    }

    private func elements(_ step: Slot.Step, of occupant: Occupant) -> [Occupant]? {
        if occupant.isWrapper {
            guard step == .first || step == .element(0), occupant.id != "UIHostingController", let content = occupant.content else { return nil }
            return bottoms(besides: [Occupant(id: content, certainty: occupant.certainty)])
        }
        guard let container = screen(occupant.id) else { return nil }
        let ids = [container.id] + container.inherits.filter { screen($0) != nil }
        let fillings = ids.flatMap(transitions(from:))
        let unknown = Set(graph.unresolved.filter { ids.contains($0.from ?? "") }.map(\.verb))
        switch containerKind(of: container.id) {
        case .tab:
            let tabs = fillings.filter { $0.verb.effect == .tab }
            guard !tabs.isEmpty, !unknown.contains(.tab) else { return nil }
            let index: Int? = switch step {
            case .element(let index): index
            case .first: 0
            default: nil
            }
            guard let index, tabs.allSatisfy({ $0.position != nil }) else { return occupants(brought: tabs) }
            let chosen = tabs.filter { $0.position == index }
            return chosen.isEmpty ? nil : occupants(brought: chosen)
        case .split:
            let columns = fillings.filter { $0.verb.effect == .column }
            guard !columns.isEmpty, !unknown.contains(.column) else { return nil }
            if step == .first, columns.allSatisfy({ $0.column != nil }), !columns.contains(where: { $0.column == "supplementary" }) {
                let primary = columns.filter { $0.column == "primary" }
                return primary.isEmpty ? nil : occupants(brought: primary)
            }
            // Screens that show details replace what a column holds.
            return nil
        case .nav:
            guard step == .first || step == .element(0) else { return nil }
            let roots = fillings.filter { $0.verb.effect == .root && $0.receiver != .windowRoot }
            guard !roots.isEmpty, !unknown.contains(.root) else { return nil }
            return occupants(brought: roots).flatMap(bottoms(besides:))
        default:
            let children = fillings.filter { $0.verb.effect == .embed }
            guard !children.isEmpty, !unknown.contains(.embed), !unknown.contains(.segueEmbed) else { return nil }
            return occupants(brought: children)
        }
    }

    /// What is on top of a stack that a segue has just brought: its root, unless the stack's own class pushes.
    private func root(of occupant: Occupant) -> [Occupant]? {
        guard let stack = screen(occupant.id), containerKind(of: stack.id) == .nav,
            !transitionsIncludingInherited(from: stack.id).contains(where: { [.push, .setStack].contains($0.verb.effect) })
        else { return nil }
        return elements(.first, of: occupant)
    }

    /// What can be the bottom of a stack: its roots, and whatever code puts there later, into this stack or another.
    private func bottoms(besides roots: [Occupant]) -> [Occupant]? {
        let resets = transitions.filter { $0.verb == .setStack && ($0.position ?? 0) == 0 }
        guard !graph.unresolved.contains(where: { $0.verb == .setStack }) else { return nil }
        return occupants(brought: resets).map { roots + $0 }
    }

    private func containers(_ kind: ScreenKind, around occupant: Occupant) -> [Occupant]? {
        guard !occupant.isWrapper, only(occupant.id, where: { $0.placement.isKnown }) != nil else { return nil }
        var found: [Occupant] = []
        for standing in standings(of: occupant.id) {
            guard let frame = standing.placement.innermost(kind) else {
                if kind == .nav, standing.placement.inStack != false { return nil }
                continue
            }
            guard let container = frame.container else { return nil }
            let isWrapper = screen(container) == nil
            found.append(Occupant(id: container, isWrapper: isWrapper, certainty: standing.certainty))
        }
        return found
    }

    private func parents(of occupant: Occupant) -> [Occupant]? {
        guard !occupant.isWrapper, only(occupant.id, where: { $0.placement.isKnown }) != nil else { return nil }
        var found: [Occupant] = []
        for standing in standings(of: occupant.id) {
            if let arrival = arrival(of: standing), arrival.verb.effect == .embed, arrival.wrapped == nil {
                found.append(Occupant(id: arrival.from, certainty: standing.certainty))
            } else if let frame = standing.placement.frames.last {
                guard let container = frame.container else { return nil }
                found.append(Occupant(id: container, isWrapper: screen(container) == nil, certainty: standing.certainty))
            }
        }
        return found
    }

    /// What the segues of a class's scenes lead to.
    private func destinations(_ identifier: String?, from occupant: Occupant) -> [Occupant]? {
        guard !occupant.isWrapper else { return nil }
        let segues = transitionsIncludingInherited(from: occupant.id).filter {
            $0.verb.isSegue && (identifier == nil || $0.identifier == identifier)
        }
        // What a segue action makes is its own affair.
        guard !segues.isEmpty, !segues.contains(where: { $0.verb != .segueUnwind && $0.selector != nil }) else { return nil }
        return occupants(brought: segues)
    }

    private func mayBe(_ occupant: Occupant, _ type: String) -> Bool {
        if occupant.id == type || type == "UIViewController" { return true }
        if screen(type)?.inherits.contains(occupant.id) == true { return true }
        if occupant.isWrapper {
            if occupant.id == "UIHostingController" { return screen(type)?.inherits.contains("UIHostingController") ?? false }
            return type == "UINavigationController" || screen(occupant.id)?.inherits.contains(type) == true
        }
        if isKind(occupant.id, of: [type]) { return true }
        if occupant.id.hasPrefix("system:") {
            let name = String(occupant.id.dropFirst("system:".count))
            return name == type || screen(type)?.inherits.contains(name) == true
        }
        switch (containerKind(of: occupant.id), type) {
        case (.nav, "UINavigationController"), (.tab, "UITabBarController"), (.split, "UISplitViewController"): return true
        default: return false
        }
    }

    // MARK: Whether a standing fills a slot

    /// Whether a screen that stands there may be what the slot holds. True for all that cannot be told.
    private func mayFill(_ slot: Slot, _ standing: Standing) -> Bool {
        guard standing.placement.isKnown, let arrival = arrival(of: standing) else { return true }
        let steps = slot.steps.filter { if case .cast = $0 { false } else { true } }
        let frames = standing.placement.frames
        let isChild = arrival.verb.effect == .embed && arrival.wrapped == nil
        guard let last = steps.last else {
            return slot.start == "window" ? standing.placement.isModal == false && frames.isEmpty && !isChild : true
        }
        let owner = kind(before: last, of: slot)
        switch last {
        case .top: return !isChild && isElement(frames, below: steps.dropLast().last) && mayShareLayer(slot, steps, standing)
        case .presented: return !isChild && standing.placement.isModal == true && frames.isEmpty
        case .selected: return !isChild && frames.last?.kind == .tab
        case .first, .last, .any, .element:
            switch owner {
            case .nav?:
                if last == .first || last == .element(0), standing.placement.atRoot == false, arrival.verb != .setStack { return false }
                return !isChild && isElement(frames, below: steps.dropLast().last)
            case .tab?: return !isChild && frames.last?.kind == .tab
            case .split?: return !isChild && frames.last?.kind == .split
            default: return true
            }
        default: return true
        }
    }

    /// The stack around a screen belongs to that screen's layer: what stands in layers of the other kind only is never on top of it.
    private func mayShareLayer(_ slot: Slot, _ steps: [Slot.Step], _ standing: Standing) -> Bool {
        guard steps.first == .navigation, steps.count == 2, only(slot.start, where: { $0.placement.isKnown }) != nil else { return true }
        return standings(of: slot.start).contains { $0.placement.isModal == standing.placement.isModal }
    }

    private func isElement(_ frames: [Frame], below step: Slot.Step?) -> Bool {
        guard frames.last?.kind == .nav else { return false }
        return step == .selected ? frames.dropLast().last?.kind == .tab : true
    }

    /// What kind of container the last step is taken from, where that is known.
    private func kind(before last: Slot.Step, of slot: Slot) -> ScreenKind? {
        switch slot.steps.dropLast().last {
        case nil: slot.start == "window" ? nil : containerKind(of: slot.start)
        case .navigation?: .nav
        case .tab?: .tab
        case .split?: .split
        case .cast(let type)?:
            switch type {
            case "UINavigationController": .nav
            case "UITabBarController": .tab
            case "UISplitViewController": .split
            default: containerKind(of: type)
            }
        default: nil
        }
    }
}

extension Placement {
    /// Nothing from outside the sources stands around the screen, and its layer and its stack are known.
    public var isKnown: Bool { layer != .unknown && inStack != nil && !frames.contains { $0.kind == .custom } }
}

// MARK: Unwinding

extension Flow {
    /// The screens that an unwind from a standing asks, and whether others may be asked too (rules.md 2.4).
    public func askedByUnwind(at standing: Standing) -> (screens: Set<String>, isWhole: Bool) {
        var asked = standing.ancestors
        var isWhole = standing.belowIsKnown && standing.beneathIsKnown
        for place in chain(to: standing) {
            if place.screen != standing.screen { asked.insert(place.screen) }
            asked.formUnion(place.placement.frames.compactMap(\.container))
            if !place.placement.isKnown { isWhole = false }
        }
        // Each container asks its children.
        let held = children(of: asked.sorted())
        return (asked.union(held.screens), isWhole && held.isWhole)
    }

    /// The same for a screen that comes by a certain transition, wherever that starts.
    public func askedByUnwind(arrivingBy hop: Transition) -> (screens: Set<String>, isWhole: Bool) {
        let origins = standings(of: hop.from)
        var asked: Set<String> = [hop.from]
        var isWhole = !origins.isEmpty
        for origin in origins {
            let before = askedByUnwind(at: origin)
            asked.formUnion(before.screens)
            if !before.isWhole { isWhole = false }
        }
        let own = children(of: [hop.from])
        return (asked.union(own.screens), isWhole && own.isWhole)
    }

    /// What containers hold, each with its own content.
    private func children(of containers: [String]) -> (screens: Set<String>, isWhole: Bool) {
        var found = Set(containers)
        var isWhole = true
        var queue = containers
        while let next = queue.popLast() {
            if screen(next)?.facts.decidesUnwinding == true { isWhole = false }
            for child in transitionsIncludingInherited(from: next) {
                guard [.embed, .tab, .column, .root].contains(child.verb.effect), child.receiver != .windowRoot else { continue }
                for id in [child.to, child.wrapped].compactMap({ $0 }) where found.insert(id).inserted { queue.append(id) }
                if child.to == nil { isWhole = false }
            }
        }
        return (found, isWhole)
    }

    /// The screens whose class implements an unwind's action.
    public func unwindReceivers(of selector: String) -> [Screen] { screens.filter { $0.facts.unwindActions.contains(selector) } }
}
