import SafariServices
import UIKit

final class HomeViewController: UIViewController {
    @objc func split() {
        let split = UISplitViewController(style: .doubleColumn)
        navigationController?.pushViewController(split, animated: true) // expect: unpushable-controller (error) "split view"
    }

    @objc func nested() {
        let inner = UINavigationController(rootViewController: DetailViewController())
        let outer = UINavigationController(rootViewController: inner) // expect: unpushable-controller (error) "navigation"
        present(outer, animated: true)
    }

    @objc func picker() {
        navigationController?.pushViewController(UIImagePickerController(), animated: true) // expect: unpushable-controller (error) "navigation"
    }

    @objc func page() {
        present(SFSafariViewController(url: URL(string: "https://example.com")!), animated: true) // ok: unpushable-controller — presented, with a Done of its own
    }

    @objc func root() {
        let inner = UINavigationController(rootViewController: DetailViewController())
        navigationController?.pushViewController(inner.viewControllers[0], animated: true) // ok: unpushable-controller — what is in it
    }

    @objc func splitAlone() {
        present(UISplitViewController(style: .doubleColumn), animated: true) // ok: unpushable-controller — a split can be presented
    }
}

final class DetailViewController: UIViewController {}

/// Methods whose names only contain the framework's.
final class Steps {
    func pushViewControllerIfNeeded(_ controller: UIViewController) {}
    func makePopViewController() -> UINavigationController { UINavigationController() }

    func go() {
        pushViewControllerIfNeeded(UINavigationController()) // ok: unpushable-controller — no push
        _ = makePopViewController() // ok: unpushable-controller — no pop
    }
}
