import Diagnostics
import FlowGraph
import FlowWalk

/// What a walk has met, for people.
struct WalkReport {
    var walk: Walk
    var target: Screen?
    var diagnostics: [Diagnostic]
    var shown: (Span) -> String

    private static let shownNames = 12
    var flow: Flow { walk.flow }

    /// The shortest way to the target; nil without a target, and where it is not reached.
    var place: Int? { target.flatMap { walk.first(showing: $0.id) } }
    var isMissed: Bool { target != nil && place == nil }

    /// Screens that a window could show: what fills containers, and is none.
    var screens: [Screen] { flow.screens.filter { $0.kind != .alert && $0.kind != .system && flow.containerKind(of: $0.id) == nil } }
    var unreached: [Screen] {
        let shown = walk.seen
        return screens.filter { !shown.contains($0.id) }
    }

    var text: String {
        var lines = [headline]
        lines += bounds.map { "  \($0)" }
        if let target { lines += way(to: target) }
        for diagnostic in diagnostics { lines += self.lines(diagnostic) }
        if diagnostics.isEmpty { lines.append("  nothing was found in what was walked") }
        return lines.joined(separator: "\n") + "\n"
    }

    private var headline: String {
        let moves = walk.steps.reduce(0) { $0 + $1.count }
        let deepest = walk.distances.max() ?? 0
        return "walked \(count(walk.moments.count, "moment")) and \(count(moves, "move")) on \(walk.machine.idiom.phrase), up to \(count(deepest, "move")) from the start"
    }

    private var bounds: [String] {
        let all = screens.count
        let left = unreached
        var lines = ["\(all - left.count) of \(count(all, "screen")) met"]
        if !left.isEmpty {
            let names = left.prefix(Self.shownNames).map(\.name).joined(separator: ", ")
            lines[0] += "; not \(names)\(left.count > Self.shownNames ? " and \(left.count - Self.shownNames) more" : "")"
        }
        if !walk.elsewhere.isEmpty {
            let names = walk.elsewhere.prefix(Self.shownNames).map { flow.name(of: $0) }.joined(separator: ", ")
            let more = walk.elsewhere.count > Self.shownNames ? " and \(walk.elsewhere.count - Self.shownNames) more" : ""
            lines.append("begun at \(names)\(more) too: where they stand is known, but no way there from the app’s start")
        }
        let hits = WalkBound.allCases.compactMap { bound in walk.hits[bound].map { "\(words(for: bound)) (\($0 == 1 ? "once" : "\($0) times"))" } }
        lines.append(hits.isEmpty ? "no bound was hit" : "not walked on: \(hits.joined(separator: "; "))")
        let open = walk.openness.count { $0 }
        if open > 0 { lines.append("\(count(open, "moment")) with something that cannot be followed") }
        return lines
    }

    private func words(for bound: WalkBound) -> String {
        switch bound {
        case .depth: "more than \(walk.bounds.depth) screens in a stack"
        case .layers: "more than \(walk.bounds.layers) layers"
        case .states: "more than \(walk.bounds.states) moments"
        case .contexts: "a screen in more than \(walk.bounds.contexts) contexts"
        case .repetition: "a screen more than twice in one stack"
        }
    }

    private func way(to target: Screen) -> [String] {
        guard let place else { return ["no way to “\(target.name)” was found within these bounds"] }
        var lines = ["the shortest way to “\(target.name)”:"]
        for (number, step) in walk.way(to: place).enumerated() {
            let source = step.move.location.map { " (\(shown($0)))" } ?? ""
            lines.append("  \(number + 1). \(walk.machine.sentence(for: step.move))\(source)")
        }
        return lines + walk.machine.picture(of: walk.moments[place]).map { "     \($0)" }
    }

    private func lines(_ diagnostic: Diagnostic) -> [String] {
        let head = "\(shown(diagnostic.location)): \(diagnostic.severity.rawValue): \(diagnostic.message) (\(diagnostic.rule))"
        return [head] + diagnostic.path.enumerated().map { "  \($0.offset + 1). \($0.element.message)" }
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

// MARK: Mermaid

/// The screens met, and the first move met from each to the next; the way to the target alone where one was asked for.
func walkAsMermaid(_ report: WalkReport) -> String {
    let walk = report.walk
    var edges: [(from: String, to: String, label: String)] = []
    if let place = report.place {
        for step in walk.way(to: place) {
            guard let before = step.before else { continue }
            edges.append((walk.moments[before].face ?? "", walk.moments[step.after].face ?? "", walk.machine.line(for: step.move)))
        }
    } else {
        var seen: Set<[String]> = []
        for (index, origin) in walk.origins.enumerated() {
            guard let from = origin.from, let a = walk.moments[from].face, let b = walk.moments[index].face, seen.insert([a, b]).inserted else { continue }
            edges.append((a, b, walk.machine.line(for: origin.move)))
        }
    }
    return flowchart(edges, in: walk.flow)
}

func replayAsMermaid(_ replay: Replay, _ machine: Machine) -> String {
    var here = replay.start.face ?? ""
    var edges: [(from: String, to: String, label: String)] = []
    for step in replay.steps {
        let next = step.moment.face ?? ""
        edges.append((here, next, step.line))
        here = next
    }
    return flowchart(edges, in: machine.flow)
}

private func flowchart(_ edges: [(from: String, to: String, label: String)], in flow: Flow) -> String {
    let ids = Set(edges.flatMap { [$0.from, $0.to] }).sorted()
    let numbers = Dictionary(ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    func quoted(_ text: String) -> String { text.map { $0.isLetter || $0.isNumber || " -_.:".contains($0) ? String($0) : "#\($0.unicodeScalars.first?.value ?? 63);" }.joined() }
    var lines = ["flowchart LR"]
    lines += ids.map { "  n\(numbers[$0] ?? 0)[\"\(quoted(flow.name(of: $0)))\"]" }
    lines += edges.map { "  n\(numbers[$0.from] ?? 0) -->|\"\(quoted($0.label))\"| n\(numbers[$0.to] ?? 0)" }
    return lines.joined(separator: "\n") + "\n"
}
