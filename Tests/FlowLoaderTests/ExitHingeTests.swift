import Diagnostics
import FlowGraph
import Testing
@testable import FlowLoader

extension [Exit] {
    /// What they do, without where and on what they hang.
    var bare: [Exit] {
        map { exit in
            var exit = exit
            exit.location = nil
            exit.hangsOn = nil
            return exit
        }
    }
}

/// What exits hang on, who asks for them, and where they leave.
@Suite struct ExitHingeTests {
    private func graph(_ members: String, _ more: String = "") -> FlowGraph {
        link([swiftFacts(path: "Item.swift", text: """
            import UIKit
            final class HomeViewController: UIViewController {
                func open() { navigationController?.pushViewController(ItemViewController(), animated: true) }
            }
            final class ItemViewController: UIViewController {
                private var isModal = false
                private let field = UITextField()
                override func viewDidLoad() {
                    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
                }
                \(members)
            }
            \(more)
            """)]).graph
    }

    private func hinges(_ body: String) -> [Hinge?]? {
        graph("@objc func leave() { \(body) }").screens.first { $0.id == "ItemViewController" }?.facts.trailing.first?.exits.map(\.hangsOn)
    }

    private static let pop = "navigationController?.popViewController(animated: true)"

    @Test(arguments: [
        (pop, [nil]),
        ("if presentingViewController == nil { \(pop) }", [.placement]),
        ("if let presenter = presentingViewController { presenter.dismiss(animated: true) }", [.placement]),
        ("if let nav = navigationController { nav.popViewController(animated: true) }", [nil]),
        ("guard isModal else { \(pop); return }", [.state]),
        ("if isModal { return }; \(pop)", [.state]),
        ("if field.text == \"\" { return }; \(pop)", [nil]),
        ("switch Store.save() { case .done: \(pop); case .failed: break }", [nil]),
    ] as [(String, [Hinge?])])
    func tests(body: String, expected: [Hinge?]) {
        #expect(hinges(body) == expected)
    }

    @Test func theCallThatLeavesIsKept() {
        let exit = graph("@objc func leave() { \(Self.pop) }").screens.first { $0.id == "ItemViewController" }?.facts.trailing.first?.exits.first
        #expect(exit?.location?.line == 11)
    }

    private func trigger(_ members: String, _ more: String = "") -> Trigger.Kind? {
        graph(members, more).transitions.first { $0.verb == .pop }?.trigger.kind
    }

    @Test func whatAnotherScreenAsksForIsACallback() {
        let editor = """
            protocol EditorDelegate: AnyObject { func editorIsDone() }
            final class EditorViewController: UIViewController {
                weak var delegate: EditorDelegate?
                var onDone: (() -> Void)?
            }
            final class BadgeView: UIView { weak var owner: BadgeDelegate? }
            protocol BadgeDelegate: AnyObject { func badgeTapped() }
            """
        #expect(trigger("func edit() { let editor = EditorViewController(); editor.onDone = { \(Self.pop) }; show(editor, sender: nil) }", editor) == .callback)
        #expect(trigger("func edit() { let editor = EditorViewController(); editor.onDone = { self.done() }; show(editor, sender: nil) }; func done() { \(Self.pop) }", editor) == .callback)
        #expect(trigger("}\nextension ItemViewController: EditorDelegate { func editorIsDone() { \(Self.pop) }", editor) == .callback)
        // A view of the screen's own asks for its user.
        #expect(trigger("}\nextension ItemViewController: BadgeDelegate { func badgeTapped() { \(Self.pop) }", editor) == .unknown)
    }

    @Test func wrappersAroundAnAlertRunTheirHandlerOnAnAnswer() {
        let wrapper = """
            extension UIAlertController {
                static func ask(on host: UIViewController, onYes: @escaping () -> Void) {
                    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in onYes() })
                    host.present(alert, animated: true)
                }
            }
            """
        #expect(trigger("func leave() { UIAlertController.ask(on: self) { \(Self.pop) } }", wrapper) == .menu)
    }
}
