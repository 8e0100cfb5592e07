import UIKit

// A function nobody knows: it may show something.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let stack = UINavigationController(rootViewController: HomeViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        if let context = connectionOptions.urlContexts.first { _ = open(context.url) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let context = URLContexts.first else { return }
        _ = open(context.url)
    }

    private func open(_ url: URL) -> Bool {
        switch url.host {
        case "home":
            stack.pushViewController(OrderViewController(), animated: true)
            return true
        case "offers":
            leaveMark("offers") // ok: deep-link-ends-nowhere — what the function does is not known
            return true
        default:
            return false
        }
    }
}

final class HomeViewController: UIViewController {}
final class OrderViewController: UIViewController {}
