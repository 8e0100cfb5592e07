import Diagnostics
import FlowGraph

/// A list of actions, played on the machine.
public struct Replay: Sendable {
    public struct Step: Sendable {
        /// As written.
        public var line: String
        public var move: Move
        public var effect: Effect
        /// What shows afterwards; the moment before where nothing happens.
        public var moment: Moment
    }
    /// A line that cannot be played.
    public struct Fault: Error, Hashable {
        public var number: Int
        public var line: String
        /// What could be done there instead, as lines.
        public var possible: [String]
    }

    public var start: Moment
    public var steps: [Step]
}

extension Machine {
    /// Plays lines such as `tap List push Detail`, `back`, `tab Cart`; empty lines and those that begin with `#` are passed over. A trace
    /// begins at the app's start, unless its first line is `launch SCREEN`.
    public func replay(_ text: String) throws(Replay.Fault) -> Replay {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map { (number: $0.offset + 1, line: trimmed($0.element)) }
            .filter { !$0.line.isEmpty && !$0.line.hasPrefix("#") }[...]
        let starts = beginnings
        var chosen = starts.first
        if let first = lines.first, first.line == "launch" || first.line.hasPrefix("launch ") {
            let name = trimmed(first.line.dropFirst("launch".count))
            chosen = name.isEmpty ? chosen : starts.first { $0.moments.contains { names($0.plane.layers[0].branch.compactMap(\.id), name) } }
            guard chosen != nil else { throw Replay.Fault(number: first.number, line: first.line, possible: starts.map { line(for: $0.move) }) }
            lines = lines.dropFirst()
        }
        guard let start = chosen?.moments.first else { throw Replay.Fault(number: 1, line: "launch", possible: []) }
        var replay = Replay(start: start, steps: [])
        var here = start
        for (number, line) in lines {
            let possible = choices(in: here) + links.map { choice(of: $0, in: here) }
            guard let choice = possible.first(where: { self.line(for: $0.move) == line }) ?? possible.first(where: { matches($0, line) }) else {
                throw Replay.Fault(number: number, line: line, possible: possible.map { self.line(for: $0.move) })
            }
            here = choice.effect.moments.first ?? here
            replay.steps.append(.init(line: line, move: choice.move, effect: choice.effect, moment: here))
        }
        return replay
    }

    /// A link's arrival as a choice.
    public func choice(of link: Link, in moment: Moment) -> Choice {
        let move = Move(.link, edge: link.edge, label: link.entry, location: hop(link.edge).location)
        return choice(for: arrive(link, in: moment), move)
    }

    /// A link that starts the app, as a choice.
    public func choice(launchingBy link: Link) -> Choice {
        choice(for: launch(by: link), Move(.link, edge: link.edge, label: link.entry, location: hop(link.edge).location))
    }

    private func choice(for arrival: Arrival, _ move: Move) -> Choice {
        switch arrival {
        case .shows(let after), .hidden(let after, _): return Choice(move: move, effect: .lands([after], isSure: true))
        case .lost(let why): return Choice(move: move, effect: .nothing(why))
        case .unknown: return Choice(move: move, effect: .unknown(.actionUnknown))
        }
    }

    /// A word for the kind and, where it is not the only one, a name of what is meant: a label, an edge, or the screen it leads to.
    private func matches(_ choice: Choice, _ line: String) -> Bool {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        let word = choice.move.kind == .runs ? "run" : choice.move.kind.rawValue
        guard parts.first == word else { return false }
        guard parts.count > 1 else { return true }
        let name = trimmed(parts[1][...])
        let hop = choice.move.edge.map(self.hop)
        if [choice.move.label, hop?.id, hop?.entry, hop?.position.map(String.init)].contains(name) { return true }
        return names([hop?.to, choice.move.label, choice.effect.moments.first?.face].compactMap { $0 }, name)
    }

    private func names(_ ids: [String], _ name: String) -> Bool {
        ids.contains { $0 == name || flow.name(of: $0) == name }
    }

    private func trimmed(_ text: some StringProtocol) -> String {
        var rest = Substring(text)
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
