import Diagnostics

// Who hides the bar that all screens of a stack share, and who shows it again.

/// What leaves a stack's bar hidden for the screen that is pushed next.
public struct BarLeftHidden: Hashable, Sendable {
    /// The screen that hides it.
    public var screen: String
    public var location: Span
    /// `conditional` where a test decides, or where it is hidden at some moment while the screen is seen.
    public var guarded: Guard
    /// It was hidden further down in the stack, and the screens between left it so.
    public var isPassedOn: Bool
}

extension Flow {
    /// The screen's class, its superclasses, what it embeds and what embeds it: those whose code sees to the same bar.
    private func writers(for screen: Screen) -> Set<String> {
        var names = Set([screen.id, screen.class ?? screen.id] + screen.inherits)
        let around = parts(of: screen.id) + transitions(to: screen.id).filter { $0.verb.effect == .embed && $0.wrapped == nil }.map(\.from)
        for name in around { names.formUnion([name] + (self.screen(name)?.inherits ?? [])) }
        return names
    }

    private func writes(of screen: Screen, _ kind: BarWrite.Kind) -> [BarWrite] {
        guard !graph.barWrites.isEmpty else { return [] }
        let writers = writers(for: screen)
        return graph.barWrites.filter { $0.kind == kind && writers.contains($0.owner) }
    }

    /// The screen's own code, or that of the stack around it, sees to the bar when the screen comes.
    public func seesToItsBar(_ screen: Screen, at standing: Standing) -> Bool {
        if writes(of: screen, .hidden).contains(where: { $0.moment != .disappear }) { return true }
        if screen.facts.barHidden != nil { return true }
        return barWrites(reaching: screen, at: standing).contains { $0.kind == .hidden && $0.moment == .willShow }
    }

    /// What leaves the bar hidden when `push` leads on from the screen it is written in. Nil where that screen shows the bar before
    /// it goes, on the way, or never hides it.
    public func barLeftHidden(by push: Transition, depth: Int = 0) -> BarLeftHidden? {
        guard let source = screen(push.from), source.technology != .swiftui, depth < 4 else { return nil }
        guard push.on == nil, push.receiver == .ownNav || push.receiver == .itself else { return nil }
        let own = writes(of: source, .hidden)
        if own.isEmpty {
            if source.technology == .flow, let hidden = source.facts.barHidden {
                return BarLeftHidden(screen: source.id, location: hidden.location, guarded: hidden.guarded, isPassedOn: false)
            }
            // What was hidden before this screen came is hidden still.
            guard source.facts.barHidden == nil else { return nil }
            let before = transitions(to: source.id).filter { [.push, .show].contains($0.verb.effect) && $0.from != source.id }
            guard var passed = before.lazy.compactMap({ self.barLeftHidden(by: $0, depth: depth + 1) }).first else { return nil }
            passed.isPassedOn = true
            return passed
        }
        let hiding = own.filter { $0.value == .yes && $0.moment != .disappear }
        let showing = own.filter { $0.value != .yes }
        guard !showing.contains(where: { $0.moment == .disappear || $0.moment == .willShow }), !isShownOnTheWay(push) else { return nil }
        let isSure = { (write: BarWrite) in write.guarded == .always && (write.moment == .load || write.moment == .appear) }
        if let hidden = hiding.first(where: isSure) {
            guard !showing.contains(where: { $0.moment == .appear || $0.moment == .load }) else { return nil }
            return BarLeftHidden(screen: source.id, location: hidden.location, guarded: .always, isPassedOn: false)
        }
        guard showing.isEmpty, let hidden = hiding.first(where: { $0.moment != .other || !isForOneWay($0, of: source.id) }) else { return nil }
        return BarLeftHidden(screen: source.id, location: hidden.location, guarded: .conditional, isPassedOn: false)
    }

    /// The function that pushes shows the bar itself, before or after, or calls what does; a segue's preparation counts too.
    private func isShownOnTheWay(_ push: Transition) -> Bool {
        let lineage = Set([push.from] + (screen(push.from)?.inherits ?? []))
        let functions = [push.trigger.function, push.verb.isSegue ? "prepare(for:sender:)" : nil].compactMap { $0 }
        return graph.barWrites.contains { write in
            write.kind == .hidden && write.value != .yes && (lineage.contains(write.owner) || write.location.path == push.location.path)
                && functions.contains(where: write.functions.contains)
        }
    }

    /// Hidden on one of the screen's own ways, it is hidden for where that way leads: on purpose.
    private func isForOneWay(_ write: BarWrite, of screen: String) -> Bool {
        transitionsIncludingInherited(from: screen).contains { $0.trigger.function.map(write.functions.contains) == true }
    }

    /// The stack around a pushed screen was made with its bar hidden, and nothing under the screen is known to show it.
    public func isInStackMadeWithoutBar(_ standing: Standing) -> Bool {
        guard standing.placement.isPushed, standing.belowIsKnown, let frame = standing.placement.innermost(.nav) else { return false }
        let container = screen(frame.container)
        guard frame.barHidden || container?.facts.barHidden?.guarded == .always else { return false }
        return !standing.below.contains { id in screen(id).map { !writes(of: $0, .hidden).isEmpty || $0.facts.barHidden != nil } ?? true }
    }

    /// A screen that hides the bar while it is seen and shows it again only where one of its exits is handled: the write that shows it,
    /// with the exit.
    public func barShownOnlyByAnExit(of screen: Screen) -> (write: BarWrite, exit: Transition)? {
        for kind in [BarWrite.Kind.hidden, .viewHidden] {
            let own = writes(of: screen, kind)
            let hides = own.contains { $0.value == .yes && $0.guarded == .always && ($0.moment == .load || $0.moment == .appear) }
            let showing = own.filter { $0.value != .yes }
            guard hides, !showing.isEmpty, showing.allSatisfy({ $0.moment == .other && $0.scope == .screen }) else { continue }
            for write in showing {
                let exit = transitionsIncludingInherited(from: screen.id).first { transition in
                    transition.verb.isExit && transition.trigger.function.map(write.functions.contains) == true
                }
                if let exit { return (write, exit) }
            }
        }
        return nil
    }

    /// One of the screens that are known to be under this one shows the bar when it appears, or none is known.
    public func mayShowBarBelow(_ standing: Standing, _ kind: BarWrite.Kind) -> Bool {
        guard !standing.below.isEmpty else { return true }
        return standing.below.contains { id in
            guard let screen = screen(id), screen.technology != .swiftui else { return true }
            return writes(of: screen, kind).contains { $0.value != .yes && $0.moment != .disappear }
        }
    }
}
