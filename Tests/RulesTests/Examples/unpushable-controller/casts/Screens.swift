import UIKit

// What a cast says a controller is.

final class MenuViewController: UIViewController {
    @objc private func open(_ next: UIViewController) {
        guard let stack = next as? UINavigationController else { return }
        navigationController?.pushViewController(stack, animated: true) // expect: unpushable-controller (error) "pushing it raises an exception"
    }

    @objc private func openRoot(_ next: UIViewController) {
        guard let stack = next as? UINavigationController, let root = stack.viewControllers.first else { return }
        navigationController?.pushViewController(root, animated: true) // ok: unpushable-controller — the root of it, of a kind unknown
    }

    @objc private func openForced(_ next: UIViewController) {
        let split = next as! UISplitViewController
        // expect: unpushable-controller (error) "pushing it is refused"
        navigationController?.pushViewController(split, animated: true)
    }
}
