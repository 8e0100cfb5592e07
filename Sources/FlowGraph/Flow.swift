import Diagnostics

/// A flow graph with the placements of its screens: what rules ask.
///
/// Made once for all rules by `Flow(graph)`; immutable. Questions take screen ids; an unknown id has no standings.
public struct Flow: Sendable {
    public let graph: FlowGraph
    /// What leads somewhere: the graph's transitions without those that only restate others.
    public let transitions: [Transition]
    /// Which transitions can run where, for the questions that walk on from a placement.
    package let steps: Steps
    /// The standings of each screen itself, without those of its subclasses.
    package let standings: [String: [Standing]]
    private let screensByID: [String: Int]
    private let incoming: [String: [Int]]
    private let subclasses: [String: [String]]
    private let truncated: Set<String>
    /// Screens and code with a transition whose target is not known.
    package let unresolvedSources: Set<String>

    /// Places every screen of the graph.
    public init(_ graph: FlowGraph) {
        self.graph = graph
        let leading = graph.transitions.indices.filter { !graph.transitions[$0].restates }
        transitions = leading.map { graph.transitions[$0] }
        screensByID = Dictionary(graph.screens.indices.map { (graph.screens[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
        steps = Steps(graph)
        incoming = Dictionary(grouping: leading.filter { graph.transitions[$0].to != nil }) {
            graph.transitions[$0].to ?? ""
        }
        var subclasses: [String: [String]] = [:]
        for screen in graph.screens {
            for base in screen.inherits { subclasses[base, default: []].append(screen.id) }
        }
        self.subclasses = subclasses
        let placing = Placing(graph, steps)
        standings = placing.standings
        truncated = placing.truncated
        unresolvedSources = Set(graph.unresolved.compactMap(\.from))
    }

    public var screens: [Screen] { graph.screens }

    public func screen(_ id: String?) -> Screen? {
        guard let id, let index = screensByID[id] else { return nil }
        return graph.screens[index]
    }

    /// What messages call the screen or class behind an id: `system:UIAlertController` is `UIAlertController`.
    public func name(of id: String?) -> String {
        guard let id else { return "an unknown screen" }
        if let screen = screen(id) { return screen.name }
        for prefix in ["system:", "flow:"] where id.hasPrefix(prefix) { return String(id.dropFirst(prefix.count)) }
        return id
    }

    /// Transitions written in the screen's own code or scene.
    public func transitions(from id: String) -> [Transition] { (steps.outgoing[id] ?? []).map { graph.transitions[$0] } }

    /// Transitions of the screen and of the superclasses it inherits code from.
    public func transitionsIncludingInherited(from id: String) -> [Transition] {
        ([id] + (screen(id)?.inherits ?? [])).flatMap(transitions(from:))
    }

    public func transitions(to id: String) -> [Transition] { (incoming[id] ?? []).map { graph.transitions[$0] } }

    /// The screen's own id and those of the screens that inherit from it.
    public func bearers(of id: String) -> [String] { [id] + (subclasses[id] ?? []) }

    /// True when the screen is, or inherits from, one of the classes. Screen ids are class names.
    public func isKind(_ id: String, of classes: Set<String>) -> Bool {
        if classes.contains(id) { return true }
        if id.hasPrefix("system:") { return classes.contains(String(id.dropFirst("system:".count))) }
        guard let screen = screen(id) else { return false }
        return screen.class.map(classes.contains) == true || screen.inherits.contains(where: classes.contains)
    }
}

// MARK: Placements

extension Flow {
    /// Every place the screen, or a screen that inherits from it, can stand.
    public func standings(of id: String) -> [Standing] {
        bearers(of: id).flatMap { standings[$0] ?? [] }
    }

    /// `SOME(s, φ)`: a standing, reached by certain or likely edges, that satisfies the condition. The first one in a stable order.
    public func some(_ id: String, where condition: (Standing) -> Bool) -> Standing? {
        standings(of: id).first(where: condition)
    }

    /// `ONLY(s, φ)`: there is a standing, every one satisfies the condition, and every construction is known (`closed`), that of
    /// the screens and containers it fills too: it stands wherever they do.
    /// Gives the first standing as a witness. A condition on something unknown (`nil`) must not hold.
    public func only(_ id: String, where condition: (Standing) -> Bool) -> Standing? {
        guard isClosed(id), hostsAreClosed(id) else { return nil }
        let all = standings(of: id)
        return all.allSatisfy(condition) ? all.first : nil
    }

    /// Every construction of the screen was resolved to a transition (rules.md 1.3, `closed`).
    public func isClosed(_ id: String) -> Bool {
        bearers(of: id).allSatisfy { bearer in
            guard let screen = screen(bearer), screen.openReasons.isEmpty, !truncated.contains(bearer) else { return false }
            return screen.inherits.allSatisfy { self.screen($0)?.openReasons.isEmpty ?? true }
        }
    }

    private func hostsAreClosed(_ id: String) -> Bool {
        var seen = Set(bearers(of: id))
        var queue = seen.sorted()
        while let next = queue.popLast() {
            for arrival in transitions(to: next) where [.embed, .tab, .column, .root].contains(arrival.verb.effect) {
                guard screen(arrival.from) != nil, seen.insert(arrival.from).inserted else { continue }
                guard isClosed(arrival.from) else { return false }
                queue.append(arrival.from)
            }
        }
        return true
    }

    /// Every action of the screen was resolved or classified (rules.md 1.3, `complete`).
    public func isComplete(_ id: String) -> Bool {
        guard let screen = screen(id) else { return false }
        return screen.opaqueActions.isEmpty
            && screen.inherits.allSatisfy { self.screen($0)?.opaqueActions.isEmpty ?? true }
    }
}

// MARK: Witnesses

extension Flow {
    /// The transition that led to a standing.
    func arrival(of standing: Standing) -> Transition? { standing.arrival.map { graph.transitions[$0] } }

    /// The hops of the first way found to a standing, from the window or entry on.
    public func way(to standing: Standing) -> [Transition] {
        chain(to: standing).compactMap { $0.arrival.map { graph.transitions[$0] } }
    }

    /// The standings of the first way found to one, in order; the last is the given one.
    func chain(to standing: Standing) -> [Standing] {
        var chain = [standing]
        // Origins were made before the standings they lead to, so the walk back ends; the limit guards against joins.
        while chain.count < 64, let here = chain.last, let origin = here.origin, let before = self.standing(at: origin) {
            chain.append(before)
        }
        return chain.reversed()
    }

    func standing(at place: Standing.Origin) -> Standing? {
        standings[place.screen].flatMap { $0.indices.contains(place.index) ? $0[place.index] : nil }
    }

    /// The way as notes for a diagnostic's `path`, one a hop.
    public func path(to standing: Standing) -> [Note] {
        way(to: standing).map { Note(sentence(for: $0), at: $0.location) }
    }

    /// The way on one line: `window → MainTabs[1] → nav → OrderList ⇒ sheet → nav → Checkout`.
    public func witness(_ standing: Standing) -> String {
        let hops = way(to: standing)
        return hops.isEmpty ? name(of: standing.screen) : witness(of: hops)
    }

    /// Hops that follow each other, on one line; empty for none.
    public func witness(of hops: [Transition]) -> String {
        guard let first = hops.first else { return "" }
        let start = first.entry.flatMap { id in graph.entries.first { $0.id == id } }.map { "\($0.kind.rawValue) link" }
        var text = start ?? (first.receiver == .windowRoot || first.from == "window" ? "window" : name(of: first.from))
        for hop in hops {
            switch hop.verb.effect {
            case .present: text += " ⇒ \(styleWord(of: hop))"
            case .tab: text += hop.position.map { "[\($0)]" } ?? ""
            case .column: text += hop.column.map { "[\($0)]" } ?? ""
            default: break
            }
            if hop.to == hop.from { text += " → stack"; continue }
            if let wrapper = hop.wrapped { text += " → \(wrapper.hasPrefix("UINavigationController") ? "nav" : wrapper)" }
            text += " → \(name(of: hop.to))"
        }
        return text
    }

    private func styleWord(of hop: Transition) -> String {
        switch hop.verb {
        case .sheet: "sheet"
        case .cover: "cover"
        case .popover, .seguePopover, .seguePopoverPresentation: "popover"
        default: hop.style.map { $0 == .automatic ? "modal" : $0.rawValue } ?? "modal"
        }
    }

    /// One hop as a sentence without its full stop: `“List” pushes “Detail”`.
    public func sentence(for hop: Transition) -> String {
        let source = hop.from == "window" ? "The window" : "“\(name(of: hop.from))”"
        let target = "“\(name(of: hop.to))”"
        let wrapping = hop.wrapped.map { " inside \($0)" } ?? ""
        switch hop.verb.effect {
        case .push: return "\(source) pushes \(target)"
        case .show: return "\(source) shows \(target)\(wrapping)"
        case .showDetail: return "\(source) shows \(target)\(wrapping) as the detail"
        case .present: return "\(source) presents \(target)\(wrapping)"
        case .root:
            if hop.to == hop.from { return "\(source) brings a stack of its own" }
            return hop.receiver == .windowRoot || hop.from == "window"
                ? "\(target)\(wrapping) becomes the window’s root" : "\(target) is the root of \(source)\(wrapping)"
        case .tab: return "\(target)\(wrapping) is a tab of \(source)"
        case .column: return "\(target)\(wrapping) fills a column of \(source)"
        case .embed: return "\(source) embeds \(target)\(wrapping)"
        case .setStack: return "\(source) puts \(target) into its stack"
        default: return "\(source) leads to \(target)"
        }
    }
}
