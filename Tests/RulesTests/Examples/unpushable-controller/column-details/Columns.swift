import UIKit

// A split built with a style pushes what fills its detail once it is collapsed: a stack cannot be pushed.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(InboxViewController(), for: .primary)
        split.setViewController(EmptyViewController(), for: .secondary)
        window.rootViewController = split
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class InboxViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let letter = LetterViewController()
        // expect: unpushable-controller (warning) "this split pushes it when collapsed"
        splitViewController?.showDetailViewController(UINavigationController(rootViewController: letter), sender: self)
    }

    @objc private func showAccount() {
        // ok: unpushable-controller — the column wraps a plain screen by itself
        splitViewController?.setViewController(AccountViewController(), for: .secondary)
    }

    @objc private func showRules() {
        // ok: unpushable-controller — the column takes a stack as it is
        splitViewController?.setViewController(UINavigationController(rootViewController: RulesViewController()), for: .secondary)
        splitViewController?.show(.secondary)
    }
}

final class LetterViewController: UIViewController {}
final class EmptyViewController: UIViewController {}
final class AccountViewController: UIViewController {}
final class RulesViewController: UIViewController {}
