import Diagnostics
import FlowGraph
import Testing

@testable import FlowLoader

/// What is known of when a control is there, and of ways out that nothing runs.
@Suite struct CircumstanceTests {
    private func graph(_ text: String) -> FlowGraph { link([swiftFacts(path: "A.swift", text: text)]).graph }

    private func when(_ set: String, more: String = "") -> [Circumstance]? {
        let found = graph("""
            import UIKit
            final class A: UIViewController {
                let isModal: Bool
                init(isModal: Bool) { self.isModal = isModal; super.init(nibName: nil, bundle: nil) }
                override func viewDidLoad() { \(set) }
                \(more)
                private func add() { navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close)) }
                @objc private func close() { dismiss(animated: true) }
            }
            """)
        return found.screens.first { $0.id == "A" }?.facts.leading.first?.when
    }

    @Test func aTestOfTheDeviceOrOfASwitchSaysWhen() {
        let pad = "UIDevice.current.userInterfaceIdiom == .phone"
        #expect(when("add()") == [])
        #expect(when("if \(pad) { add() }") == [Circumstance(idioms: [.phone])])
        #expect(when("if isModal { add() }") == [Circumstance(flags: ["isModal": true])])
        #expect(when("if !isModal { return }; add()") == [Circumstance(flags: ["isModal": true])])
        #expect(when("guard !isModal else { return }; add()") == [Circumstance(flags: ["isModal": false])])
        #expect(when("if count > 2 { add() }", more: "var count = 0") == [Circumstance(isOpen: true)])
    }

    @Test func whatMakersGiveTheSwitchesStandsOnTheTransition() {
        let found = graph("""
            import UIKit
            final class A: UIViewController {
                let isModal: Bool
                var isNew = false
                init(modal: Bool = true) { isModal = modal; super.init(nibName: nil, bundle: nil) }
            }
            final class B: UIViewController {
                func first() { present(A(), animated: true) }
                func second() { let a = A(modal: false); a.isNew = true; present(a, animated: true) }
                func third(_ unknown: Bool) { present(A(modal: unknown), animated: true) }
            }
            """)
        #expect(found.transitions.filter { $0.to == "A" }.map(\.flags) == [
            ["isModal": true, "isNew": false], ["isModal": false, "isNew": true], ["isNew": false],
        ])
    }

    @Test func aViewsSwitchesAndDevices() {
        let found = graph("""
            import SwiftUI
            struct A: View {
                let isModal: Bool
                @State private var isLoaded = false
                @Environment(\\.dismiss) private var dismiss
                var body: some View {
                    NavigationStack {
                        Text("A").toolbar {
                            if UIDevice.current.userInterfaceIdiom == .phone || isModal { ToolbarItem { Button("Done") { dismiss() } } }
                            if isLoaded { ToolbarItem { Button("Close") { dismiss() } } } else { ToolbarItem { Button("Cancel") { dismiss() } } }
                        }
                    }
                }
            }
            struct B: View {
                @State private var shows = false
                var body: some View { Button("A") { shows = true }.sheet(isPresented: $shows) { A(isModal: true) } }
            }
            """)
        let items = found.screens.first { $0.id == "A" }?.facts.trailing ?? []
        #expect(items.first { $0.label == "Done" }?.when == [Circumstance(idioms: [.phone]), Circumstance(flags: ["isModal": true])])
        #expect(items.first { $0.label == "Close" }?.when == [Circumstance(isOpen: true)])
        #expect(found.transitions.first { $0.verb == .sheet }?.flags == ["isModal": true])
    }

    @Test func circumstancesHoldOrDoNot() {
        let flow = Flow(FlowGraph())
        let control = Control(
            .close, guarded: .conditional, when: [Circumstance(idioms: [.phone]), Circumstance(flags: ["isModal": true])],
            location: Span(path: "A.swift", line: 1, column: 1))
        var site = Transition(verb: .present, from: "B", to: "A", location: Span(path: "A.swift", line: 2, column: 1))
        #expect(flow.isThere(control, shownBy: site, on: .phone) == true)
        #expect(flow.isThere(control, shownBy: site, on: .pad) == nil)
        site.flags = ["isModal": false]
        #expect(flow.isThere(control, shownBy: site, on: .pad) == false)
    }

    @Test func waysOutThatNothingRuns() {
        let found = graph("""
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() { navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", style: .plain, target: self, action: #selector(used)) }
                @objc private func used() { dismiss(animated: true) }
                @objc private func forgotten() { dismiss(animated: true) }
                @objc private func submitTapped() { submit() }
                private func submit() { dismiss(animated: true) }
                func byOthers() { dismiss(animated: true) }
            }
            """)
        let unreached = found.transitions.filter(\.unreached).compactMap(\.trigger.function)
        #expect(unreached.sorted() == ["forgotten()", "submit()"])
    }

    @Test func anItemThatAppearingTakesAwayIsMarked() {
        let item = "navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))"
        func cleared(_ appearing: String) -> Bool? {
            graph("""
                import UIKit
                final class A: UIViewController {
                    override func viewDidLoad() { \(item) }
                    override func viewWillAppear(_ animated: Bool) { \(appearing) }
                    @objc private func close() { dismiss(animated: true) }
                }
                """).screens.first { $0.id == "A" }?.facts.leading.first.map { $0.clearedAt != nil }
        }
        #expect(cleared("navigationItem.leftBarButtonItem = nil") == true)
        #expect(cleared("if isEditing { navigationItem.leftBarButtonItem = nil }") == false)
        #expect(cleared("title = nil") == false)
    }
}
