import Diagnostics
import FlowGraph
import FlowLoader

/// Where everything in such a flow stands.
public let site = Span(path: "App.swift", line: 1, column: 1)

/// A flow of the screens that the transitions name; containers by their ids: `…Nav`, `…Tabs`, `…Split`.
public func testFlow(
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

/// One transition; what is left out is as plain as can be.
public func hop(
    _ from: String, _ verb: Verb, _ to: String?, wrapped: String? = nil, style: PresentationStyle? = nil, receiver: Receiver = .itself,
    on: String? = nil, position: Int? = nil, certainty: Certainty = .certain, blocked: Guard? = nil, trigger: Trigger = Trigger(.unknown)
) -> Transition {
    Transition(
        verb: verb, from: from, to: to, wrapped: wrapped, style: style, receiver: receiver, on: on, position: position, trigger: trigger,
        certainty: certainty, blocked: blocked, location: site)
}

/// The window’s root is the tab bar that `tab` fills.
public let mainWindow = hop("window", .root, "MainTabs", receiver: .windowRoot)

/// A tab of the main window with a stack.
public func tab(_ screen: String, _ position: Int) -> Transition {
    hop("MainTabs", .tab, screen, wrapped: "UINavigationController", position: position)
}

/// A column of a split view with a stack.
public func column(_ screen: String, _ name: String) -> Transition {
    var column = hop("MainSplit", .column, screen, wrapped: "UINavigationController")
    column.column = name
    return column
}

/// Two tabs; in the first a list, its detail with an embedded strip, and a zoom; over the detail an edit sheet with a second page.
public func shopFlow(_ extra: [Transition] = []) -> Flow {
    testFlow([
        mainWindow, tab("List", 0), tab("Cart", 1), hop("List", .push, "Detail", trigger: Trigger(.row)), hop("Detail", .push, "Zoom"),
        hop("Detail", .embed, "Strip"), hop("Detail", .present, "Edit", wrapped: "UINavigationController", style: .automatic),
        hop("Edit", .push, "Place", trigger: Trigger(.bodyButton, label: "Place")),
    ] + extra)
}

/// The flow that the loader makes of one Swift file.
public func flow(ofSwift code: String) -> Flow {
    Flow(link(extract([SourceFile(path: "App.swift", text: "import UIKit\nimport SwiftUI\n" + code)], jobs: 1)).graph)
}
