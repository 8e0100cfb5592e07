import Diagnostics

// Pictures of a flow for people: Mermaid for what a code host shows, DOT for Graphviz. Pure, and the same for equal graphs.
//
// Pushes are solid, presentations dashed, what fills a container is thick; exits are left out, since they only go back
// along what is drawn. Transitions without a target cannot be drawn: each screen says how many it has.

/// The flow as a Mermaid flowchart; ends in a newline.
public func mermaid(_ graph: FlowGraph) -> String {
    let picture = Picture(graph)
    var lines = ["flowchart LR"]
    for node in picture.nodes {
        let (open, close) = mermaidBrackets(node.shape)
        let label = node.label.map(mermaidEscaped).joined(separator: "<br/>")
        lines.append("  \(node.name)\(open)\"\(label)\"\(close)")
    }
    for edge in picture.edges {
        let arrow = switch edge.stroke {
        case .solid: "-->"
        case .dashed: "-.->"
        case .thick: "==>"
        }
        lines.append("  \(edge.from) \(arrow)|\"\(mermaidEscaped(edge.label))\"| \(edge.to)")
    }
    return lines.joined(separator: "\n") + "\n"
}

/// The flow in Graphviz's language; ends in a newline.
public func dot(_ graph: FlowGraph) -> String {
    let picture = Picture(graph)
    var lines = ["digraph flow {", "  rankdir=LR;", "  node [shape=box];"]
    for node in picture.nodes {
        let label = node.label.map(dotEscaped).joined(separator: "\\n")
        lines.append("  \(node.name) [label=\"\(label)\"\(dotShape(node.shape))];")
    }
    for edge in picture.edges {
        let style = switch edge.stroke {
        case .solid: ""
        case .dashed: ", style=dashed"
        case .thick: ", style=bold"
        }
        lines.append("  \(edge.from) -> \(edge.to) [label=\"\(dotEscaped(edge.label))\"\(style)];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
}

/// What both languages draw.
private struct Picture {
    enum Shape: Hashable { case screen, nav, tab, split, container, alert, outside, code, entry, missing }
    enum Stroke: Hashable { case solid, dashed, thick }

    struct Node {
        var name: String
        /// Lines of text, the first one never empty.
        var label: [String]
        var shape: Shape
    }
    struct Edge: Hashable {
        var from: String
        var to: String
        var stroke: Stroke
        var label: String
    }

    private(set) var nodes: [Node] = []
    private(set) var edges: [Edge] = []
    private var names: [String: String] = [:]
    private var usedNames: Set<String> = []

    init(_ graph: FlowGraph) {
        let graph = graph.sorted()
        let drawn = graph.transitions.filter { !$0.verb.isExit && $0.verb != .webBack && $0.to != nil && !$0.restates }
        var unresolved: [String: Int] = [:]
        for source in Self.unresolvedSources(graph) { unresolved[source, default: 0] += 1 }
        let entries = Set(graph.entries.map(\.id))

        for screen in graph.screens { add("screen \(screen.id)", text(screen), shape(screen.kind), unresolved[screen.id]) }
        let screens = Set(graph.screens.map(\.id))
        // What is only declared leads nowhere.
        for entry in graph.entries where !entry.handler.isEmpty { add("entry \(entry.id)", [entry.kind.rawValue, entry.handler], .entry, nil) }
        let ends = drawn.map { source($0, entries) } + drawn.compactMap { $0.to.map { "screen \($0)" } }
            + unresolved.keys.map { "screen \($0)" }
        for end in Set(ends).sorted() where names[end] == nil {
            let id = String(end.drop { $0 != " " }.dropFirst())
            add(end, [text(ofOther: id)], shape(ofOther: id, screens), unresolved[id])
        }
        var drawnEdges: Set<Edge> = []
        for transition in drawn {
            guard let to = transition.to.flatMap({ names["screen \($0)"] }), let from = names[source(transition, entries)] else { continue }
            let edge = Edge(from: from, to: to, stroke: stroke(transition.verb), label: text(transition))
            if drawnEdges.insert(edge).inserted { edges.append(edge) }
        }
    }

    /// Code that an entry runs is drawn as the entry.
    private func source(_ transition: Transition, _ entries: Set<String>) -> String {
        if let entry = transition.entry, entries.contains(entry), transition.from.hasPrefix("flow:") { return "entry \(entry)" }
        return "screen \(transition.from)"
    }

    /// Names are made from ids rather than numbered, so that a new screen changes one line of the picture.
    /// The source of each place that leads somewhere unknown; a place that is listed and has an edge without target counts once.
    private static func unresolvedSources(_ graph: FlowGraph) -> [String] {
        struct Loose: Hashable {
            var from: String
            var verb: Verb
            var location: Span
        }
        let open = graph.transitions.filter { $0.to == nil && ![.back, .alert, .selectTab].contains($0.verb.effect) }
        let edges = open.map { Loose(from: $0.from, verb: $0.verb, location: $0.location) }
        let listed = graph.unresolved.compactMap { item in item.from.map { Loose(from: $0, verb: item.verb, location: item.location) } }
        return Set(edges + listed).map { $0.from }.sorted()
    }

    private mutating func add(_ key: String, _ label: [String], _ shape: Shape, _ unresolved: Int?) {
        let id = key.drop { $0 != " " }.dropFirst()
        let stem = (shape == .entry ? "e_" : "s_") + String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        var name = stem
        var ordinal = 2
        while !usedNames.insert(name).inserted {
            name = "\(stem)_\(ordinal)"
            ordinal += 1
        }
        names[key] = name
        let count = unresolved.map { ["\($0) unresolved"] } ?? []
        nodes.append(Node(name: name, label: label + count, shape: shape))
    }
}

private func text(_ screen: Screen) -> [String] {
    let name = screen.name.isEmpty ? screen.id : screen.name
    return [screen.kind == .screen ? name : "\(name) (\(screen.kind.rawValue))"]
}

private func text(ofOther id: String) -> String {
    for prefix in ["system:", "flow:"] where id.hasPrefix(prefix) && id.count > prefix.count {
        return String(id.dropFirst(prefix.count))
    }
    return id
}

private func text(_ transition: Transition) -> String {
    var text = transition.verb.rawValue
    if let column = transition.column { text += " \(column)" }
    if let position = transition.position { text += " \(position)" }
    if let wrapper = transition.wrapped { text += " in \(wrapper)" }
    return text
}

private func shape(_ kind: ScreenKind) -> Picture.Shape {
    switch kind {
    case .screen: .screen
    case .nav: .nav
    case .tab: .tab
    case .split: .split
    case .page, .search, .custom: .container
    case .alert: .alert
    case .system: .outside
    }
}

private func shape(ofOther id: String, _ screens: Set<String>) -> Picture.Shape {
    if id.hasPrefix("system:") { return .outside }
    return id.hasPrefix("flow:") || id == "window" ? .code : .missing
}

private func stroke(_ verb: Verb) -> Picture.Stroke {
    switch verb.effect {
    case .present, .alert: .dashed
    case .root, .tab, .column, .embed: .thick
    case .push, .show, .showDetail, .setStack, .back, .selectTab, .opaque: .solid
    }
}

private func mermaidBrackets(_ shape: Picture.Shape) -> (String, String) {
    switch shape {
    case .screen: ("[", "]")
    case .nav: ("[[", "]]")
    case .tab: ("[/", "/]")
    case .split: ("{{", "}}")
    case .container: ("([", "])")
    case .alert: (">", "]")
    case .outside: ("(", ")")
    case .code: ("((", "))")
    case .entry: ("[\\", "\\]")
    case .missing: ("{", "}")
    }
}

private func dotShape(_ shape: Picture.Shape) -> String {
    switch shape {
    case .screen: ""
    case .nav: ", shape=folder"
    case .tab: ", shape=tab"
    case .split: ", shape=hexagon"
    case .container: ", shape=component"
    case .alert: ", shape=octagon"
    case .outside: ", style=rounded"
    case .code: ", shape=ellipse"
    case .entry: ", shape=cds"
    case .missing: ", style=dotted"
    }
}

/// Inside a quoted Mermaid text: all that its lexer, its Markdown or the browser would take for something else becomes an
/// entity, in Mermaid's own spelling (`#quot;`, or the code point between `#` and `;`).
/// `:` and `%` are among them because Mermaid looks for `style…:` and `%%` before it looks for quotes; a text that starts
/// like a list item (`1. `, `- `) would be refused as Markdown.
func mermaidEscaped(_ text: String) -> String {
    var escaped = ""
    var couldStartList = true
    for scalar in text.unicodeScalars {
        if couldStartList, ".)-+".unicodeScalars.contains(scalar) {
            escaped += "#\(scalar.value);"
            couldStartList = false
            continue
        }
        couldStartList = couldStartList && ("0"..."9").contains(scalar)
        switch scalar {
        case "\"": escaped += "#quot;"
        case "#", "&", "<", ">", "`", "\\", "%", ":", ";", "*", "_", "~", "[", "]", "{", "}", "|", "$": escaped += "#\(scalar.value);"
        case _ where scalar.isBreakOrControl: escaped += " "
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return escaped.isEmpty ? " " : escaped
}

/// Inside a quoted DOT label: backslashes start escapes, and Graphviz reads HTML entities there.
private func dotEscaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": escaped += "\\\""
        case "\\": escaped += "\\\\"
        case "&": escaped += "&amp;"
        case _ where scalar.isBreakOrControl: escaped += " "
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return escaped
}

extension Unicode.Scalar {
    fileprivate var isBreakOrControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
