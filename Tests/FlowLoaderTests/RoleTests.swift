import FlowGraph
import FlowLoader
import Testing

/// A screen's declared role, whoever declares it.
@Suite struct RoleTests {
    private let sources = [
        SourceFile(path: "Mail.swift", text: """
            import UIKit
            import SwiftUI
            // navlint:role compose
            final class Letter: UIViewController {}
            struct Note: View { // navlint:role create
                var body: some View { Text("") }
            }
            final class Inbox: UIViewController {}
            final class Desk: UINavigationController {
                func open() {
                    pushViewController(Letter(), animated: true)
                    pushViewController(UIHostingController(rootView: Note()), animated: true)
                }
            }
            """),
        SourceFile(path: "Plan.flow.json", text: """
            {version: 1, screens: [{id: "Draft", role: "compose", location: {path: "Plan.flow.json", line: 1}}]}
            """),
        SourceFile(path: "Main.storyboard", text: """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="i1">
              <scenes><scene sceneID="s1"><objects><viewController id="i1" sceneMemberID="viewController">
                <attributedString key="userComments"><fragment content="navlint:role filter"/></attributedString>
              </viewController></objects></scene></scenes>
            </document>
            """),
    ]

    private func roles(_ names: ProjectNames = ProjectNames()) -> [String: String] {
        let graph = link(extract(sources, jobs: 1), names: names).graph
        return Dictionary(graph.screens.compactMap { screen in screen.facts.role.map { (screen.id, $0) } }, uniquingKeysWith: { a, _ in a })
    }

    @Test func commentsNotesAndFlowFilesDeclareRoles() {
        #expect(roles() == ["Letter": "compose", "Note": "create", "Draft": "compose", "Main.storyboard#i1": "filter"])
    }

    @Test func theConfigurationSaysItLast() {
        var names = ProjectNames()
        names.roles = ["Inbox": "filter", "Letter": "signIn", "Draft": "detail", "Main.storyboard#i1": "create"]
        #expect(roles(names) == ["Letter": "signIn", "Note": "create", "Draft": "detail", "Main.storyboard#i1": "create", "Inbox": "filter"])
    }
}
