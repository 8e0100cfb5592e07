import FlowGraph
import Testing

@testable import FlowLoader

/// What the configuration's names for functions do to the graph.
@Suite struct ConfiguredNamesTests {
    private func graph(_ source: String, _ set: (inout ProjectNames) -> Void = { _ in }) -> FlowGraph {
        var names = ProjectNames()
        set(&names)
        return link([swiftFacts(path: "App.swift", text: source)], names: names).graph
    }

    // MARK: exit

    private static let leaving = """
        import UIKit
        final class MapViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(leave))
            }
            @objc private func leave() { Flow.leave(self) }
        }
        """

    @Test func aCallNamedExitLeavesOneWayOrTheOther() throws {
        let control = try #require(graph(Self.leaving) { $0.exits = ["Flow.leave"] }.screens.first { $0.id == "MapViewController" }?.facts.leading.first)
        #expect(control.exits.map(\.verb) == [.dismiss])
        #expect(control.exits.map(\.receiver) == [.unknown])
        let plain = try #require(graph(Self.leaving).screens.first { $0.id == "MapViewController" }?.facts.leading.first)
        #expect(plain.exits.isEmpty)
        let other = try #require(graph(Self.leaving) { $0.exits = ["Tour.leave"] }.screens.first { $0.id == "MapViewController" }?.facts.leading.first)
        #expect(other.exits.isEmpty)
    }

    @Test func aViewsActionIsReadTheSameWay() throws {
        let source = """
            import SwiftUI
            struct Start: View {
                @State private var isOn = false
                var body: some View { Button("Tour") { isOn = true }.fullScreenCover(isPresented: $isOn) { Tour() } }
            }
            struct Tour: View {
                var body: some View { Button("Enough") { Sequencer.shared.leaveTour() } }
            }
            """
        let screen = graph(source) { $0.exits = ["leaveTour()"] }.screens.first { $0.id == "Tour" }
        #expect(screen?.facts.body.first?.exits.map(\.receiver) == [.unknown])
        #expect(graph(source).screens.first { $0.id == "Tour" }?.facts.body.first?.exits.isEmpty != false)
    }

    // MARK: wrapper and present

    private static let showing = """
        import UIKit
        final class ListViewController: UIViewController {
            func open() { present(Kit.boxed(DetailViewController()), animated: true) }
            func pop() { Kit.shared.popUp(DetailViewController(), from: self) }
        }
        final class DetailViewController: UIViewController {}
        """

    @Test func aCallNamedWrapperPutsAStackAround() throws {
        let found = graph(Self.showing) { $0.wrappers = ["boxed(_:)"] }.transitions.filter { $0.verb == .present }
        #expect(found.map(\.to) == ["DetailViewController"])
        #expect(found.map(\.wrapped) == ["UINavigationController"])
        #expect(!graph(Self.showing).transitions.contains { $0.to == "DetailViewController" && $0.wrapped != nil })
    }

    @Test func aTypeNamedWrapperIsAContainer() throws {
        let source = """
            import UIKit
            final class ListViewController: UIViewController {
                func open() { present(PanelStack(content: DetailViewController()), animated: true) }
            }
            final class DetailViewController: UIViewController {}
            """
        let found = graph(source) { $0.wrappers = ["PanelStack"] }.transitions.first { $0.to == "DetailViewController" }
        #expect(found?.wrapped == "PanelStack")
    }

    @Test func aViewNamedWrapperIsAStack() throws {
        let source = """
            import SwiftUI
            struct Start: View {
                @State private var isOn = false
                var body: some View { Button("Go") { isOn = true }.sheet(isPresented: $isOn) { PanelStack { Detail() } } }
            }
            struct Detail: View { var body: some View { Text("Detail") } }
            """
        #expect(graph(source) { $0.wrappers = ["PanelStack"] }.transitions.first { $0.to == "Detail" }?.wrapped == "NavigationStack")
    }

    @Test func aCallNamedPresentPresents() throws {
        let found = graph(Self.showing) { $0.presenters = ["popUp(_:from:)"] }.transitions.filter { $0.trigger.function == "pop()" }
        #expect(found.map(\.verb) == [.present])
        #expect(found.map(\.to) == ["DetailViewController"])
        #expect(found.map(\.style) == [.custom])
        #expect(found.map(\.wrapped) == [nil])
        let both = graph(Self.showing) { names in
            names.presenters = ["popUp"]
            names.wrappers = ["popUp"]
        }
        #expect(both.transitions.filter { $0.trigger.function == "pop()" }.map(\.wrapped) == ["UINavigationController"])
        #expect(!graph(Self.showing).transitions.contains { $0.trigger.function == "pop()" })
    }

    @Test func aModifierNamedPresentOpensALayer() throws {
        let source = """
            import SwiftUI
            struct Start: View {
                @State private var isOn = false
                var body: some View { Button("Go") { isOn = true }.drawer(isPresented: $isOn) { Detail() } }
            }
            struct Detail: View { var body: some View { Button("Now") {} } }
            """
        let found = graph(source) { $0.presenters = ["drawer"] }.transitions.first { $0.to == "Detail" }
        #expect(found?.verb.effect == .present)
        #expect(found?.style == .custom)
    }

    @Test func knownPackagesPresentWithoutConfiguration() throws {
        let source = """
            import UIKit
            final class ListViewController: UIViewController {
                func open() { ContextMenu.shared.show(sourceViewController: self, viewController: DetailViewController()) }
                func pan() { presentPanModal(DetailViewController()) }
                func mine() { show(DetailViewController(), on: self) }
                func show(_ controller: UIViewController, on other: UIViewController) {}
            }
            final class DetailViewController: UIViewController {}
            """
        let found = graph(source).transitions.filter { $0.to == "DetailViewController" }
        #expect(found.map(\.verb) == [.present, .present])
        #expect(found.map(\.wrapped) == ["UINavigationController", nil])
    }

    // MARK: anchor and system screens

    @Test func aCallNamedAnchorGivesOne() throws {
        let source = """
            import UIKit
            final class ListViewController: UIViewController {
                func share() {
                    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
                    anchorNextPopover()
                    present(sheet, animated: true)
                }
            }
            """
        #expect(graph(source) { $0.anchors = ["anchorNextPopover()"] }.transitions.first?.anchor == nil)
        #expect(graph(source).transitions.first?.anchor == .missing)
    }

    @Test func aSystemScreenBringsItsOwnWayOut() throws {
        let found = graph(Self.showing) { $0.systemScreens = ["DetailViewController"] }.screens.first { $0.id == "DetailViewController" }
        #expect(found?.kind == .system)
    }
}
