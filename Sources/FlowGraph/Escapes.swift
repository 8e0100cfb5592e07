// What is left of the ways out of a screen when the system's are gone.

/// Whether a screen has a way back or out of its own.
public enum Escape: Hashable, Sendable {
    case exists
    case none
    /// Something it does cannot be followed: it may lead out.
    case unknown
}

extension Flow {
    /// The screens whose code and controls count as one's own where it stands: itself, what it embeds, and what embeds it there.
    private func members(of screen: Screen, at standing: Standing) -> [Screen] {
        let outer = standing.screen == screen.id ? screensFilling(standing).dropFirst() : []
        return [screen] + (parts(of: screen.id) + outer.map(\.id)).filter { $0 != screen.id }.compactMap { self.screen($0) }
    }

    /// Whether the screen's own controls and code lead back or out of a place, the swipe and the system's button aside. Without a
    /// bar its items are not seen; `except` is a control that does not count.
    public func escape(from screen: Screen, at standing: Standing, drawsBar: Bool, except: Control? = nil) -> Escape {
        let members = members(of: screen, at: standing)
        var isKnown = true
        for member in members {
            if member.facts.ownerExit || exitsActing(on: member.id) { return .exists }
            for control in member.facts.body + (drawsBar ? member.facts.leading + member.facts.trailing : []) where control != except {
                if control.exits.contains(where: { effect(of: $0, at: standing) != .nothing }) { return .exists }
                guard control.isOpaque else { continue }
                if [.back, .close, .cancel].contains(control.look) { return .exists }
                isKnown = false
            }
            for transition in transitionsIncludingInherited(from: member.id) {
                if !drawsBar, [.leadingItem, .trailingItem].contains(transition.trigger.kind) { continue }
                if leadsOut(transition, at: standing) { return .exists }
            }
            let opaque = member.opaqueActions + member.inherits.flatMap { self.screen($0)?.opaqueActions ?? [] }
            if opaque.contains(where: Self.soundsLikeAnExit) { return .exists }
            if !opaque.isEmpty || member.facts.ownBar || hasUnknownCode(member) { isKnown = false }
        }
        return isKnown ? .none : .unknown
    }

    private func leadsOut(_ transition: Transition, at standing: Standing) -> Bool {
        switch transition.verb {
        case .selectTab, .setStack: true
        case .root: transition.receiver == .windowRoot
        case let verb where verb.isExit:
            effect(of: Exit(verb, on: transition.receiver, to: transition.to), at: standing) != .nothing
        default: false
        }
    }

    /// Other code pops or closes it.
    private func exitsActing(on id: String) -> Bool {
        (steps.acting[id] ?? []).contains { graph.transitions[$0].verb.isExit && graph.transitions[$0].from != id }
    }

    /// A superclass from outside the sources, or a transition whose target is not known.
    private func hasUnknownCode(_ screen: Screen) -> Bool {
        if screen.technology == .uikit, !screen.inherits.contains("UIViewController") { return true }
        return unresolvedSources.contains(screen.id) || screen.inherits.contains(where: unresolvedSources.contains)
    }

    private static func soundsLikeAnExit(_ name: String) -> Bool {
        let told = ["back", "close", "cancel", "dismiss", "exit", "done", "finish", "leave", "pop", "skip"]
        let lower = name.lowercased()
        return told.contains(where: lower.contains)
    }

    /// The screen, or what it embeds, shows or opens something else: by a control or by itself. Alerts and parts are not counted.
    public func leadsOn(_ screen: Screen, at standing: Standing) -> Bool {
        members(of: screen, at: standing).contains { member in
            transitionsIncludingInherited(from: member.id).contains { transition in
                switch transition.verb.effect {
                case .push, .show, .showDetail, .present, .setStack, .selectTab, .opaque: true
                case .root: transition.receiver == .windowRoot
                case .alert, .tab, .column, .embed, .back: false
                }
            }
        }
    }
}

// Smaller questions about what a screen does with its stack and its pages.

extension Flow {
    /// Nothing is ever pushed from the screen: all that it does is known, and none of it, nor of what it embeds, pushes.
    public func pushesNothing(from id: String) -> Bool {
        let members = [id] + parts(of: id)
        return members.allSatisfy { member in
            guard let screen = screen(member), screen.technology != .swiftui, screen.kind == .screen, !hasUnknownCode(screen),
                isComplete(member), steps.acting[member] == nil
            else { return false }
            return !transitionsIncludingInherited(from: member).contains { transition in
                switch transition.verb.effect {
                case .push, .show, .showDetail, .setStack, .opaque: true
                case .embed: transition.to == nil || transition.hosted
                default: false
                }
            }
        }
    }

    /// Some control or code of the screen, or of what it embeds or stands in, goes back in a web view's history.
    public func goesBackInPages(_ screen: Screen) -> Bool {
        let around = transitions(to: screen.id).filter { $0.verb.effect == .embed }.map(\.from)
        return ([screen.id] + parts(of: screen.id) + around).contains { id in
            let controls = self.screen(id).map { $0.facts.leading + $0.facts.trailing + $0.facts.body } ?? []
            return controls.contains(where: \.goesBackInWeb) || self.screen(id)?.facts.web.contains(where: \.back) == true
                || transitionsIncludingInherited(from: id).contains { $0.verb == .webBack }
        }
    }

    /// The app is built with an SDK that swipes back anywhere in the content: it says so, or uses what came with it.
    public var isBuiltWithContentSwipe: Bool {
        if let sdk = graph.app.sdk { return sdk >= 26 }
        if let target = graph.app.deploymentTarget?.split(separator: ".").first.flatMap({ Int($0) }), target >= 26 { return true }
        if graph.gestureWrites.contains(where: { $0.recognizer == .content }) { return true }
        return graph.transitions.contains { $0.availability?.contains("iOS 26") == true }
    }
}
