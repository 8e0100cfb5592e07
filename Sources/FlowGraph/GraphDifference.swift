import Diagnostics

/// What differs between two flow graphs of one app: screens by id, transitions by where they lead from and to.
public struct GraphDifference: Sendable {
    public struct Change<Value: Sendable>: Sendable {
        public var before: Value
        public var after: Value
    }

    public private(set) var addedScreens: [Screen] = []
    public private(set) var removedScreens: [Screen] = []
    /// Another kind of screen, or made with another technology.
    public private(set) var retypedScreens: [Change<Screen>] = []
    public private(set) var addedTransitions: [Transition] = []
    public private(set) var removedTransitions: [Transition] = []
    /// Another verb, style or wrapper between the same two.
    public private(set) var retypedTransitions: [Change<Transition>] = []

    public var isEmpty: Bool {
        addedScreens.isEmpty && removedScreens.isEmpty && retypedScreens.isEmpty && addedTransitions.isEmpty && removedTransitions.isEmpty
            && retypedTransitions.isEmpty
    }

    /// Sorted by id, and by source, target and verb. Lines and certainty make no difference.
    public init(from before: FlowGraph, to after: FlowGraph) {
        compareScreens(before.screens, after.screens)
        compareTransitions(before.transitions.filter { !$0.restates }, after.transitions.filter { !$0.restates })
    }

    private mutating func compareScreens(_ before: [Screen], _ after: [Screen]) {
        let old = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let ids = Set(after.map(\.id))
        for screen in after.sorted(by: { $0.id < $1.id }) {
            guard let former = old[screen.id] else {
                addedScreens.append(screen)
                continue
            }
            if former.kind != screen.kind || former.technology != screen.technology { retypedScreens.append(Change(before: former, after: screen)) }
        }
        removedScreens = before.filter { !ids.contains($0.id) }.sorted { $0.id < $1.id }
    }

    private struct Ends: Hashable {
        var from: String
        var to: String?
    }

    /// Equal ones cancel out, then those with the same ends are one that changed.
    private mutating func compareTransitions(_ before: [Transition], _ after: [Transition]) {
        let old = Dictionary(grouping: before) { Ends(from: $0.from, to: $0.to) }, new = Dictionary(grouping: after) { Ends(from: $0.from, to: $0.to) }
        let all = Set(old.keys).union(new.keys).sorted { ($0.from, $0.to ?? "") < ($1.from, $1.to ?? "") }
        for ends in all {
            var gone = (old[ends] ?? []).sorted { ($0.location, typeWords($0)) < ($1.location, typeWords($1)) }, come: [Transition] = []
            for transition in (new[ends] ?? []).sorted(by: { ($0.location, typeWords($0)) < ($1.location, typeWords($1)) }) {
                if let index = gone.firstIndex(where: { typeWords($0) == typeWords(transition) }) { gone.remove(at: index) } else { come.append(transition) }
            }
            let pairs = ends.to == nil ? 0 : min(gone.count, come.count)
            retypedTransitions += zip(gone, come).prefix(pairs).map { Change(before: $0, after: $1) }
            removedTransitions += gone.dropFirst(pairs)
            addedTransitions += come.dropFirst(pairs)
        }
    }
}

/// `present as fullScreen in UINavigationController`: what makes a transition of another type.
public func typeWords(_ transition: Transition) -> String {
    var text = transition.verb.rawValue
    if let style = transition.style, style != .automatic { text += " as \(style.rawValue)" }
    if let wrapper = transition.wrapped ?? transition.enclosed { text += " in \(wrapper)" }
    return text
}

/// Names that files and screens had once, with those they have now.
public struct Renames: Sendable {
    private let ids: [String: String]
    private let fileNames: [(old: String, new: String)]

    /// `files` are paths in the graphs. A screen that is gone has another name now where its file, whatever that is called now, holds exactly
    /// one new screen instead, and that is of the same kind.
    public init(files: [(old: String, new: String)], from before: FlowGraph, to after: FlowGraph) {
        func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
        fileNames = files.map { (name($0.old), name($0.new)) }.filter { $0.old != $0.new && ($0.new.hasSuffix(".storyboard") || $0.new.hasSuffix(".xib")) }
        let path = Dictionary(files.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
        let old = Set(before.screens.map(\.id)), new = Set(after.screens.map(\.id))
        struct Home: Hashable {
            var path: String
            var kind: ScreenKind
            var technology: Technology
        }
        let gone = Dictionary(grouping: before.screens.filter { !new.contains($0.id) && !$0.id.contains("#") && !$0.id.contains("@") }) {
            Home(path: path[$0.location.path] ?? $0.location.path, kind: $0.kind, technology: $0.technology)
        }
        let come = Dictionary(grouping: after.screens.filter { !old.contains($0.id) && !$0.id.contains("#") && !$0.id.contains("@") }) {
            Home(path: $0.location.path, kind: $0.kind, technology: $0.technology)
        }
        var ids: [String: String] = [:]
        for (home, screens) in gone {
            if screens.count == 1, let successors = come[home], successors.count == 1 { ids[screens[0].id] = successors[0].id }
        }
        self.ids = ids
    }

    /// An id, or a text of several with spaces between them, by today's names.
    public func today(_ text: String) -> String {
        guard !ids.isEmpty || !fileNames.isEmpty else { return text }
        return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            if let id = ids[String(word)] { return id }
            // What is made in code is named after its class and the screen that makes it.
            if let at = word.lastIndex(of: "@"), let id = ids[String(word[word.index(after: at)...])] { return "\(word[...at])\(id)" }
            return fileNames.reduce(String(word)) { $0.replacing("\($1.old)#", with: "\($1.new)#") }
        }.joined(separator: " ")
    }
}

extension FlowGraph {
    /// The same graph by the names of today.
    public func renamed(_ renames: Renames) -> FlowGraph {
        var graph = self
        for index in graph.screens.indices { graph.screens[index].id = renames.today(graph.screens[index].id) }
        for index in graph.transitions.indices {
            graph.transitions[index].from = renames.today(graph.transitions[index].from)
            graph.transitions[index].to = graph.transitions[index].to.map(renames.today)
        }
        return graph
    }
}

// MARK: Picture

/// The difference as a Mermaid flowchart: what came is green, what went is red and dashed, what changed is amber. Ends in a newline.
public func mermaid(_ difference: GraphDifference) -> String {
    typealias Edge = (from: String, to: String, label: String, state: String)
    let came = difference.addedTransitions.map { Edge($0.from, $0.to ?? "?", typeWords($0), "came") }
    let went = difference.removedTransitions.map { Edge($0.from, $0.to ?? "?", typeWords($0), "went") }
    let changed = difference.retypedTransitions.map { change in
        Edge(change.after.from, change.after.to ?? "?", "\(typeWords(change.before)) → \(typeWords(change.after))", "changed")
    }
    let edges = came + went + changed
    var states: [String: String] = [:]
    for screen in difference.addedScreens { states[screen.id] = "came" }
    for screen in difference.removedScreens { states[screen.id] = "went" }
    for change in difference.retypedScreens { states[change.after.id] = "changed" }

    let ids = Set(edges.flatMap { [$0.from, $0.to] }).union(states.keys).sorted()
    let names = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, "n\($0)") })
    var lines = ["flowchart LR"]
    for id in ids { lines.append("  \(names[id] ?? "")[\"\(mermaidEscaped(id))\"]\(states[id].map { ":::\($0)" } ?? "")") }
    for edge in edges {
        let arrow = edge.state == "went" ? "-.->" : "-->"
        lines.append("  \(names[edge.from] ?? "") \(arrow)|\"\(mermaidEscaped(edge.label))\"| \(names[edge.to] ?? "")")
    }
    let colours = ["came": "#1a7f37", "changed": "#9a6700", "went": "#cf222e"]
    for (index, edge) in edges.enumerated() { lines.append("  linkStyle \(index) stroke:\(colours[edge.state] ?? "")") }
    for (state, colour) in colours.sorted(by: { $0.key < $1.key }) { lines.append("  classDef \(state) stroke:\(colour),stroke-width:2px") }
    return lines.joined(separator: "\n") + "\n"
}
