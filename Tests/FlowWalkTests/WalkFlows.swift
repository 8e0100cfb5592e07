import FlowGraph
import FlowWalk

/// The machine's choices in a moment as lines with what they do, for reading.
func told(_ machine: Machine, _ moment: Moment) -> [String] {
    machine.choices(in: moment).map { "\(machine.line(for: $0.move)): \($0.effect.words(in: machine.flow))" }
}

/// The moment after the app's start and some actions.
func played(_ machine: Machine, _ lines: String...) throws -> Moment {
    let replay = try machine.replay(lines.joined(separator: "\n"))
    return replay.steps.last?.moment ?? replay.start
}

/// What the last of some actions does.
func effect(_ machine: Machine, _ lines: String...) throws -> Effect? {
    try machine.replay(lines.joined(separator: "\n")).steps.last?.effect
}

extension Machine {
    /// What one transition does that a screen's code runs, wherever the screen stands.
    func runs(_ id: String, by screen: String?, in moment: Moment) -> Effect? {
        guard let edge = flow.graph.transitions.firstIndex(where: { $0.id == id }) else { return nil }
        return step(edge, from: screen.flatMap { moment.spot(of: [$0]) }, in: moment)
    }
}

extension Moment {
    /// `base: Tabs > nav > List + Detail | sheet: nav > Edit`, for comparing.
    var text: String {
        plane.layers.map { layer in
            let style = layer.style.map(\.rawValue) ?? "base"
            return style + ": " + layer.branch.map { seat in
                let name = seat.id.map { $0 == "UINavigationController" || $0 == "NavigationStack" ? "nav" : $0 } ?? "?"
                return seat.behind.isEmpty ? name : name + "(" + seat.behind.map { $0.face ?? "?" }.joined(separator: " ") + ")"
            }.joined(separator: " > ")
        }.joined(separator: " | ")
    }
}
