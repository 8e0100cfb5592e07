import UIKit

// A new list for the stack, with the old root and without; and what signing out may do.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let stack = UINavigationController(rootViewController: HomeViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        if connectionOptions.urlContexts.first != nil { stack.pushViewController(OrderViewController(), animated: false) }
        if connectionOptions.userActivities.first != nil { stack.pushViewController(OrderViewController(), animated: false) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        let stack = window?.rootViewController as? UINavigationController
        stack?.setViewControllers([OrderViewController()], animated: true) // expect: deep-link-discards-place (warning) "a whole stack"
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        stack.setViewControllers([stack.viewControllers[0], OrderViewController()], animated: true) // ok: deep-link-discards-place — the root stays
    }

    func signOut() {
        window?.rootViewController = SignInViewController() // ok: deep-link-discards-place — signing out ends everything
    }
}

final class HomeViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(OrderViewController(), animated: true)
    }
}

final class OrderViewController: UIViewController {}

final class SignInViewController: UIViewController {
    @objc private func enter() { view.window?.rootViewController = UINavigationController(rootViewController: HomeViewController()) }
}
