import FlowGraph
import FlowLoader
import Testing

/// With which style a screen is presented, wherever that is said.
@Suite struct PresentationStyleTests {
    /// The styles of what `go()` presents.
    private func styles(_ body: String) -> [PresentationStyle?] {
        let text = """
            import UIKit
            final class A: UIViewController {
                var flag = false; var other = false; var rows: [Int] = []
                func go() { \(body) }
                func soften(_ b: UIViewController) { b.modalPresentationStyle = .formSheet }
                func softenSometimes(_ b: UIViewController) { if other { b.modalPresentationStyle = .formSheet } }
            }
            final class B: UIViewController {}
            extension UIViewController {
                func fill() { modalPresentationStyle = .fullScreen }
            }
            """
        let graph = link(extract([SourceFile(path: "A.swift", text: text)], jobs: 1)).graph
        return graph.transitions.filter { $0.verb == .present }.map(\.style)
    }

    /// What is set on an object in the branch that makes it always holds of it; what another branch sets may not.
    @Test(arguments: [
        ("let b = B(); b.modalPresentationStyle = .formSheet; present(b, animated: true)", PresentationStyle.formSheet),
        ("if flag { let b = B(); b.modalPresentationStyle = .formSheet; present(b, animated: true) }", .formSheet),
        ("if flag { print() } else { let b = B(); b.modalPresentationStyle = .formSheet; present(b, animated: true) }", .formSheet),
        ("for _ in rows { let b = B(); b.modalPresentationStyle = .formSheet; present(b, animated: true) }", .formSheet),
        ("guard flag else { return }; let b = B(); b.modalPresentationStyle = .formSheet; present(b, animated: true)", .formSheet),
        ("guard flag else { return }; let b = B(); if other { b.modalPresentationStyle = .formSheet }; present(b, animated: true)", .unknown),
        ("let b = B(); if flag { b.modalPresentationStyle = .formSheet }; present(b, animated: true)", .unknown),
        ("if flag { let b = B(); if other { b.modalPresentationStyle = .formSheet }; present(b, animated: true) }", .unknown),
    ])
    func aStyleSetInTheBranchOfTheMakingHolds(body: String, style: PresentationStyle) {
        #expect(styles(body) == [style])
    }

    /// A helper that is given the screen sets its style as well as the code that shows it.
    @Test(arguments: [
        ("let b = B(); soften(b); present(b, animated: true)", PresentationStyle.formSheet),
        ("let n = UINavigationController(rootViewController: B()); soften(n); present(n, animated: true)", .formSheet),
        ("if flag { let b = B(); soften(b); present(b, animated: true) }", .formSheet),
        ("let b = B(); b.fill(); present(b, animated: true)", .fullScreen),
        ("let b = B(); softenSometimes(b); present(b, animated: true)", .unknown),
        ("let b = B(); if flag { soften(b) }; present(b, animated: true)", .unknown),
        // An extension that sets it is called on other screens.
        ("let b = B(); present(b, animated: true)", .automatic),
    ])
    func aHelperSetsTheStyleOfWhatItIsGiven(body: String, style: PresentationStyle) {
        #expect(styles(body) == [style])
    }
}
