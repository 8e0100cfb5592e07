import Diagnostics

/// One line of a team's own navigation policy: what must, must not, or may only be, and why.
public struct Policy: Hashable, Sendable {
    public enum Claim: Hashable, Sendable {
        /// No transition is like this. With `through`: no way of several steps is.
        case forbidden(Way)
        /// Each screen of `from` has such a transition. With `through`: each way from there to `to` passes through it.
        case required(Way)
        /// Whatever leads to `to` comes from one of `from`, by one of the verbs where some are given.
        case only(Way)
        /// The screens never stand so.
        case never(ScreenPattern, Stand)
        /// The screens stand only so.
        case always(ScreenPattern, Stand)
        /// The shortest way from a window's root to the screens opens at most so many screens on the way, itself included.
        case depth(ScreenPattern, Int)
    }

    /// The ways that a claim speaks of.
    public struct Way: Hashable, Sendable {
        /// Any of these; empty for every screen.
        public var from: [ScreenPattern]
        public var to: [ScreenPattern]
        /// Verbs of the graph, or the groups of `VerbGroup`; empty for all.
        public var verbs: [String]
        /// A screen passed on the way.
        public var through: [ScreenPattern]

        public init(from: [ScreenPattern] = [], to: [ScreenPattern] = [], verbs: [String] = [], through: [ScreenPattern] = []) {
            self.from = from
            self.to = to
            self.verbs = verbs
            self.through = through
        }
    }

    /// How a screen stands on the plane.
    public enum Stand: String, Hashable, Sendable, CaseIterable {
        /// In a presented layer, at its root or pushed inside it.
        case modal
        /// At the root of a presented layer.
        case presented
        /// In a stack, above its root.
        case pushed
        /// Filling a window, a tab, a column or the bottom of a stack in the base layer.
        case root
    }

    public var claim: Claim
    /// The team's own words, shown in every finding.
    public var reason: String
    /// What findings of it are; a warning where the team says nothing.
    public var severity: Severity
    public var location: Span

    public init(_ claim: Claim, reason: String, severity: Severity = .warning, location: Span) {
        self.claim = claim
        self.reason = reason
        self.severity = severity
        self.location = location
    }
}

/// Several verbs by one word.
public enum VerbGroup: String, Sendable, CaseIterable {
    /// Everything that puts a screen on a stack.
    case push
    /// Everything that opens a layer.
    case present
    /// Everything that replaces a window's root.
    case replaceRoot

    public func contains(_ transition: Transition) -> Bool {
        switch self {
        case .push: [.push, .show, .setStack].contains(transition.verb.effect)
        case .present: transition.verb.effect == .present
        case .replaceRoot: transition.verb == .root && transition.receiver == .windowRoot
        }
    }
}

/// Screens by name or role: `Cart`, `Cart*`, `role:signIn`, `entry:url` for what an entry leads in from, `window` for an app's start.
///
/// A name is a screen's id, class, name or scene; `*` stands for any letters.
public struct ScreenPattern: Hashable, Sendable {
    public var text: String

    public init(_ text: String) { self.text = text }

    private var role: Substring? { text.hasPrefix("role:") ? text.dropFirst("role:".count) : nil }
    private var entry: Substring? { text.hasPrefix("entry:") ? text.dropFirst("entry:".count) : nil }

    /// Whether the pattern means the screen.
    public func matches(_ screen: Screen) -> Bool {
        if let role { return screen.facts.role.map { wildcard(role, matches: $0) } ?? false }
        if entry != nil { return false }
        // A scene without a class is called by its words in the outline, which messages tell with the object's id.
        let words = screen.name.firstRange(of: " [id ").map { String(screen.name[..<$0.lowerBound]) }
        return ([screen.id, screen.name, screen.class, words].compactMap { $0 } + screen.scenes).contains { wildcard(text[...], matches: $0) }
    }

    /// Whether the pattern means where a transition comes from.
    func matchesSource(of transition: Transition, in flow: Flow) -> Bool {
        if let entry {
            guard let id = transition.entry, let kind = flow.graph.entries.first(where: { $0.id == id })?.kind else { return false }
            return wildcard(entry, matches: kind.rawValue)
        }
        if let screen = flow.screen(transition.from) { return matches(screen) }
        if text == "window", transition.verb == .root, transition.receiver == .windowRoot { return true }
        return role == nil && (wildcard(text[...], matches: transition.from) || wildcard(text[...], matches: flow.name(of: transition.from)))
    }

    /// The entries that the pattern means, where it means any.
    public func entries(in flow: Flow) -> [Entry] {
        entry.map { kind in flow.graph.entries.filter { wildcard(kind, matches: $0.kind.rawValue) } } ?? []
    }

    /// Transitions from what is no screen and is meant: an entry, the app's start, a router. Sorted by place.
    public func beginnings(in flow: Flow) -> [Transition] {
        flow.transitions.filter { $0.to != nil && (entry != nil || flow.screen($0.from) == nil) && matchesSource(of: $0, in: flow) }
    }

    /// Whether the pattern means where a transition leads: a screen, or a class of the system's such as `SFSafariViewController`.
    func matchesTarget(of transition: Transition, in flow: Flow) -> Bool {
        if let screen = flow.screen(transition.to) { return matches(screen) }
        guard let to = transition.to, role == nil, entry == nil else { return false }
        return wildcard(text[...], matches: to) || wildcard(text[...], matches: flow.name(of: to))
    }

    /// Whether anything in the flow is meant.
    public func meansSomething(in flow: Flow) -> Bool {
        if let entry { return flow.graph.entries.contains { wildcard(entry, matches: $0.kind.rawValue) } }
        return flow.screens.contains(where: matches)
            || flow.transitions.contains { matchesSource(of: $0, in: flow) || matchesTarget(of: $0, in: flow) }
    }
}

/// `*` stands for any letters, also none; everything else for itself.
private func wildcard(_ pattern: Substring, matches text: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return pattern == text }
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
        guard let found = rest.firstRange(of: part) else { return false }
        rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
}

extension Policy {
    /// All patterns it names.
    public var patterns: [ScreenPattern] {
        switch claim {
        case .forbidden(let way), .required(let way), .only(let way): way.from + way.to + way.through
        case .never(let screen, _), .always(let screen, _), .depth(let screen, _): [screen]
        }
    }
}

extension Policy.Way {
    /// Whether a transition is one of these, whatever it passes through.
    public func matches(_ transition: Transition, in flow: Flow) -> Bool {
        matchesVerb(of: transition) && (from.isEmpty || from.contains { $0.matchesSource(of: transition, in: flow) })
            && leads(transition, in: flow)
    }

    /// Whether a transition leads to one of the targets.
    public func leads(_ transition: Transition, in flow: Flow) -> Bool {
        to.isEmpty ? transition.to != nil : to.contains { $0.matchesTarget(of: transition, in: flow) }
    }

    public func matchesVerb(of transition: Transition) -> Bool {
        verbs.isEmpty || verbs.contains { $0 == transition.verb.rawValue || VerbGroup(rawValue: $0)?.contains(transition) == true }
    }
}

extension Policy.Stand {
    /// Whether a standing is one of these; nil where the graph does not know.
    public func holds(at standing: Standing) -> Bool? {
        let placement = standing.placement
        switch self {
        case .modal: return placement.isModal
        case .presented:
            if placement.isModal == false || placement.isPushed { return false }
            return placement.isModal == true && placement.inStack != nil ? placement.isModalRoot : nil
        case .pushed: return placement.inStack.flatMap { inStack in inStack ? placement.atRoot.map(!) : false }
        case .root:
            if placement.isModal == true || placement.isPushed { return false }
            return placement.isModal == false && placement.inStack != nil ? true : nil
        }
    }
}
