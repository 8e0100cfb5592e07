import Diagnostics
import FlowGraph
import Testing

private let place = Span(path: "A.swift", line: 1, column: 1)

private func screen(_ id: String, name: String? = nil, _ kind: ScreenKind = .screen) -> Screen {
    Screen(id: id, name: name ?? id, kind: kind, technology: .flow, location: place)
}

@Suite struct PictureTests {
    static let graph: FlowGraph = {
        var graph = FlowGraph()
        graph.screens = [screen("List"), screen("Detail"), screen("Tabs", .tab), screen("Shop.storyboard#a-b", name: "Say \"hi\" <b>\n&#1;`")]
        graph.entries = [Entry(id: "link", kind: .url, handler: "App.open(_:)", location: place)]
        graph.transitions = [
            Transition(verb: .root, from: "window", to: "Tabs", receiver: .windowRoot, location: place),
            Transition(verb: .tab, from: "Tabs", to: "List", position: 0, location: place),
            Transition(verb: .push, from: "List", to: "Detail", location: place),
            Transition(verb: .push, from: "List", to: "Detail", guarded: .conditional, location: place),
            Transition(verb: .push, from: "List", to: nil, location: place),
            Transition(verb: .sheet, from: "Detail", to: "Shop.storyboard#a-b", wrapped: "UINavigationController", location: place),
            Transition(verb: .present, from: "flow:App", to: "Detail", entry: "link", location: place),
            Transition(verb: .pop, from: "Detail", to: nil, location: place),
            Transition(verb: .popTo, from: "Detail", to: "List", location: place),
            Transition(verb: .alert, from: "Detail", to: "system:UIAlertController", location: place),
        ]
        graph.unresolved = [Unresolved(verb: .performSegue, from: "List", reason: "no constant", location: place)]
        return graph
    }()

    @Test func mermaidDrawsScreensAndWays() {
        #expect(mermaid(Self.graph) == """
            flowchart LR
              s_Detail["Detail"]
              s_List["List<br/>2 unresolved"]
              s_Shop_storyboard_a_b["Say #quot;hi#quot; #60;b#62; #38;#35;1#59;#96;"]
              s_Tabs[/"Tabs (tab)"/]
              e_link[\\"url<br/>App.open(#95;#58;)"\\]
              s_system_UIAlertController("UIAlertController")
              s_window(("window"))
              s_Detail -.->|"alert"| s_system_UIAlertController
              s_Detail -.->|"sheet in UINavigationController"| s_Shop_storyboard_a_b
              s_List -->|"push"| s_Detail
              s_Tabs ==>|"tab 0"| s_List
              e_link -.->|"present"| s_Detail
              s_window ==>|"root"| s_Tabs

            """)
    }

    @Test func dotDrawsTheSame() {
        #expect(dot(Self.graph) == """
            digraph flow {
              rankdir=LR;
              node [shape=box];
              s_Detail [label="Detail"];
              s_List [label="List\\n2 unresolved"];
              s_Shop_storyboard_a_b [label="Say \\"hi\\" <b> &amp;#1;`"];
              s_Tabs [label="Tabs (tab)", shape=tab];
              e_link [label="url\\nApp.open(_:)", shape=cds];
              s_system_UIAlertController [label="UIAlertController", style=rounded];
              s_window [label="window", shape=ellipse];
              s_Detail -> s_system_UIAlertController [label="alert", style=dashed];
              s_Detail -> s_Shop_storyboard_a_b [label="sheet in UINavigationController", style=dashed];
              s_List -> s_Detail [label="push"];
              s_Tabs -> s_List [label="tab 0", style=bold];
              e_link -> s_Detail [label="present", style=dashed];
              s_window -> s_Tabs [label="root", style=bold];
            }

            """)
    }

    @Test func namesStayApartAndTextsAreNeverEmpty() {
        var graph = FlowGraph()
        graph.screens = [screen("A.B"), screen("A_B"), screen("A B", name: ""), screen("é", name: "1. end\\")]
        graph.transitions = [Transition(verb: .push, from: "A_B", to: "gone", location: place)]
        #expect(mermaid(graph) == """
            flowchart LR
              s_A_B["A B"]
              s_A_B_2["A.B"]
              s_A_B_3["A#95;B"]
              s__["1#46; end#92;"]
              s_gone{"gone"}
              s_A_B_3 -->|"push"| s_gone

            """)
        #expect(dot(graph).contains("s__ [label=\"1. end\\\\\"];"))
        #expect(mermaid(FlowGraph()) == "flowchart LR\n")
        #expect(dot(FlowGraph()) == "digraph flow {\n  rankdir=LR;\n  node [shape=box];\n}\n")
    }

    @Test func theOrderOfTheGraphDoesNotMatter() {
        var reversed = Self.graph
        reversed.screens.reverse()
        reversed.transitions.reverse()
        #expect(mermaid(reversed) == mermaid(Self.graph))
        #expect(dot(reversed) == dot(Self.graph))
    }
}
