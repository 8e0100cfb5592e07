import Diagnostics
import FlowGraph
import RuleKit

// Small flow graphs for tests. Every thing gets a line of its own, so that findings can be told apart by their place.

func at(_ line: Int) -> Span { Span(path: "App.swift", line: line, column: 1, length: 4) }

func screen(
    _ id: String, _ kind: ScreenKind = .screen, _ technology: Technology = .uikit, inherits: [String] = [], title: String? = nil,
    open: Bool = false, line: Int = 900, _ facts: (inout ScreenFacts) -> Void = { _ in }
) -> Screen {
    var screen = Screen(
        id: id, name: id, class: id, kind: kind, technology: technology, title: title, location: at(line), inherits: inherits,
        openReasons: open ? ["built by name"] : [])
    facts(&screen.facts)
    return screen
}

func edge(
    _ verb: Verb, _ from: String, _ to: String?, line: Int, _ change: (inout Transition) -> Void = { _ in }
) -> Transition {
    let usual: Receiver = from == "window" ? .windowRoot : [.push, .setStack].contains(verb) ? .ownNav : .itself
    var transition = Transition(verb: verb, from: from, to: to, receiver: usual, location: at(line))
    change(&transition)
    return transition
}

/// The window's root in a navigation controller.
func rootStack(_ id: String) -> Transition { edge(.root, "window", id, line: 1) { $0.wrapped = "UINavigationController" } }

/// The window's bare root.
func root(_ id: String) -> Transition { edge(.root, "window", id, line: 1) }

func graph(_ screens: [Screen], _ transitions: [Transition], _ change: (inout FlowGraph) -> Void = { _ in }) -> FlowGraph {
    var graph = FlowGraph()
    graph.screens = screens
    graph.transitions = transitions
    change(&graph)
    return graph.sorted()
}

func findings(
    of rule: Rule, _ screens: [Screen], _ transitions: [Transition], _ change: (inout FlowGraph) -> Void = { _ in }
) -> [Diagnostic] {
    check([rule], Flow(graph(screens, transitions, change)))
}

extension [Diagnostic] {
    var lines: [Int] { map(\.location.line) }
    var severities: [Severity] { map(\.severity) }
}
