import Diagnostics
import FlowGraph
import FlowWalk

let site = Span(path: "App.swift", line: 1, column: 1)

/// A flow of the screens that the transitions name; containers by their ids: `…Nav`, `…Tabs`, `…Split`.
func testFlow(
    _ transitions: [Transition], swiftUI: Set<String> = [], kinds: [String: ScreenKind] = [:], setting: [String: (inout Screen) -> Void] = [:]
) -> Flow {
    var graph = FlowGraph()
    let ids = Set(transitions.flatMap { [$0.from, $0.to].compactMap { $0 } }.filter { $0 != "window" && !$0.contains(":") })
    graph.screens = ids.sorted().map { id in
        let kind: ScreenKind = id.hasSuffix("Nav") ? .nav : id.hasSuffix("Tabs") ? .tab : id.hasSuffix("Split") ? .split : .screen
        var screen = Screen(id: id, name: id, kind: kinds[id] ?? kind, technology: swiftUI.contains(id) ? .swiftui : .uikit, location: site)
        setting[id]?(&screen)
        return screen
    }
    graph.transitions = transitions
    return Flow(graph.sorted())
}

func hop(
    _ from: String, _ verb: Verb, _ to: String?, wrapped: String? = nil, style: PresentationStyle? = nil, receiver: Receiver = .itself,
    on: String? = nil, position: Int? = nil, certainty: Certainty = .certain, blocked: Guard? = nil, trigger: Trigger = Trigger(.unknown)
) -> Transition {
    Transition(
        verb: verb, from: from, to: to, wrapped: wrapped, style: style, receiver: receiver, on: on, position: position, trigger: trigger,
        certainty: certainty, blocked: blocked, location: site)
}

let mainWindow = hop("window", .root, "MainTabs", receiver: .windowRoot)

func tab(_ screen: String, _ position: Int) -> Transition {
    hop("MainTabs", .tab, screen, wrapped: "UINavigationController", position: position)
}

func column(_ screen: String, _ name: String) -> Transition {
    var column = hop("MainSplit", .column, screen, wrapped: "UINavigationController")
    column.column = name
    return column
}

/// Two tabs; in the first a list, its detail with an embedded strip, and a zoom; over the detail an edit sheet with a second page.
func shopFlow(_ extra: [Transition] = []) -> Flow {
    testFlow([
        mainWindow, tab("List", 0), tab("Cart", 1), hop("List", .push, "Detail", trigger: Trigger(.row)), hop("Detail", .push, "Zoom"),
        hop("Detail", .embed, "Strip"), hop("Detail", .present, "Edit", wrapped: "UINavigationController", style: .automatic),
        hop("Edit", .push, "Place", trigger: Trigger(.bodyButton, label: "Place")),
    ] + extra)
}

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
