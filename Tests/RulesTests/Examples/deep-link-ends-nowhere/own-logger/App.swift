import UIKit

// A function of the app that only logs, named in the configuration: a branch with nothing else opens nothing.

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
            leaveMark("offers") // expect: deep-link-ends-nowhere (warning) "this link only logs"
            return true
        default:
            return false
        }
    }
}

final class HomeViewController: UIViewController {}
final class OrderViewController: UIViewController {}
