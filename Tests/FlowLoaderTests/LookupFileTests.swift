import Diagnostics
import FlowGraph
import Foundation
import Testing

@testable import FlowLoader

@Suite struct LookupFileTests {
    private func read(_ text: String) -> FileFacts {
        extract(SourceFile(path: "app.flow.json", text: text))
    }

    @Test func lookupsAndObjectsWithAPlaceSurviveARoundTrip() {
        var graph = FlowGraph()
        let place = Span(path: "A.swift", line: 3, column: 5)
        var list = Screen(id: "List", name: "List", class: "List", technology: .uikit, location: place)
        list.facts.unwindActions = ["done:"]
        list.facts.decidesUnwinding = true
        graph.screens = [list]
        graph.transitions = [
            Transition(
                verb: .present, from: "List", to: "List", already: Already(.wrapped, holder: "UINavigationController", location: place), location: place)
        ]
        graph.lookups = [
            Lookup(
                .cast, from: "List", property: "topViewController",
                slot: Slot("window", [.cast("UITabBarController"), .element(2), .destination("open"), .destination(nil), .top, .any]),
                type: "List", forced: true, handled: true, guarded: .conditional, certainty: .likely, function: "open()", location: place, caller: place)
        ]
        graph.deadElements = [DeadElement(.recognizer, name: "tapGestureRecognizer", screen: "List", location: place)]
        graph.entries = [Entry(id: "url@App.open()", kind: .url, handler: "App.open()", location: place)]
        graph.lostLinks = [
            LostLink(
                .early, entry: "url@App.open()", name: "top", calls: ["log"], function: "App.open()", evidence: .keptElsewhere, certainty: .certain,
                location: place, witness: place, stack: place)
        ]
        graph.transitions[0].emptied = place
        graph = graph.sorted()
        let facts = read(flowGraphJSON(graph))
        #expect(facts.notes == [])
        let linked = link([facts]).graph
        #expect(linked.lookups == graph.lookups)
        #expect(linked.deadElements == graph.deadElements)
        #expect(linked.lostLinks == graph.lostLinks)
        #expect(linked.transitions.map(\.emptied) == [place])
        #expect(linked.transitions.map(\.already) == graph.transitions.map(\.already))
        #expect(linked.screens.map(\.facts) == graph.screens.map(\.facts))
    }

    @Test func aWordThatIsNoStepIsTold() {
        let text = #"{"version": 1, "screens": [{"id": "A"}], "lookups": [{"kind": "cast", "from": "A", "slot": ["A", "sideways"]}]}"#
        #expect(read(text).notes.map(\.message) == ["lookups[0].slot: \"sideways\" is no step"])
        #expect(read(text.replacingOccurrences(of: #""A", "sideways""#, with: "")).notes.map(\.message) == ["lookups[0].slot: must not be empty"])
    }
}
