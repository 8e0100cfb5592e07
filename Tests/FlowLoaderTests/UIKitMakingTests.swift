import FlowGraph
import Testing

@testable import FlowLoader

private func graph(of source: String) -> FlowGraph { link([swiftFacts(path: "File.swift", text: source)]).graph }

/// A controller `A` with the given members, and the controllers it can show.
private func shown(by members: String) -> FlowGraph {
    graph(of: "import UIKit\nclass A: UIViewController {\n\(members)\n}\nclass B: UIViewController {}\nclass C: UIViewController {}")
}

/// Which object a call shows, and who can make one.
struct UIKitMakingTests {
    @Test func oneOfSeveralIsExclusive() {
        let either = shown(by: "var isNew = false\nfunc go() { let c: UIViewController = isNew ? B() : C(); present(c, animated: true) }")
        #expect(either.transitions.map(\.guarded) == [.exclusive, .exclusive])
        #expect(shown(by: "func go() { present(B(), animated: true) }").transitions.map(\.guarded) == [.always])
    }

    /// Who is given a class may make one; a table that registers it, or a test of a class, makes none.
    @Test func aClassGivenAwayIsNotClosed() {
        let graph = graph(of:
            """
            import UIKit
            struct Page { let type: UIViewController.Type }
            class B: UIViewController {}
            class C: UIViewController {}
            class A: UIViewController {
                lazy var pages = [Page(type: B.self)]
                func look() -> Bool { presentedViewController?.isKind(of: C.self) == true }
            }
            """)
        #expect(graph.screens.filter { !$0.openReasons.isEmpty }.map(\.id) == ["B"])
        #expect(graph.screens.first { $0.id == "B" }?.openReasons == ["its type is handed to Page, which may make one"])
    }

    /// A screen that is not there yet shows nothing: the code that has it does.
    @Test func aScreenThatShowsItself() {
        let graph = graph(of:
            """
            import UIKit
            class Form: UIViewController {
                func show(from controller: UIViewController?) {
                    (controller as? UINavigationController)?.pushViewController(self, animated: true)
                    controller?.present(UINavigationController(rootViewController: self), animated: true)
                }
                func begin(in window: UIWindow) { window.rootViewController = self }
                func another() { navigationController?.pushViewController(Form(), animated: true) }
            }
            """)
        #expect(graph.transitions.map { "\($0.verb.rawValue) \($0.from) → \($0.to ?? "?")" }.sorted() == [
            "present flow:Form → Form", "push Form → Form", "push flow:Form → Form", "root flow:Form → Form",
        ])
    }

    /// What a stack holds first is one of what the branches push; what a handler pushes comes on top.
    @Test func whatFillsAnEmptyStack() {
        let graph = graph(of:
            """
            import UIKit
            class Guide: UIViewController { init(next: @escaping () -> Void) { super.init(nibName: nil, bundle: nil) } }
            class Setup: UIViewController {}
            class A: UIViewController {
                var isNew = false
                func start() {
                    let stack = UINavigationController()
                    if isNew {
                        let guide = Guide { stack.pushViewController(Setup(), animated: true) }
                        stack.pushViewController(guide, animated: false)
                    } else {
                        stack.pushViewController(Setup(), animated: false)
                    }
                    present(stack, animated: true)
                }
            }
            """)
        let shown = graph.transitions.filter { $0.verb == .present }
        #expect(Set(shown.map { "\($0.to ?? "?") in \($0.wrapped ?? "?")" }) == ["Guide in UINavigationController", "Setup in UINavigationController"])
        #expect(graph.transitions.compactMap(\.on).filter { $0 == "Setup" }.isEmpty)
    }
}
