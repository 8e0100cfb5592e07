import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let split = UISplitViewController()
        split.viewControllers = [
            UINavigationController(rootViewController: TunnelsViewController()), UINavigationController(rootViewController: NothingViewController()),
        ]
        let window = UIWindow(windowScene: scene)
        window.rootViewController = split
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class TunnelsViewController: UIViewController {
    @objc func open() {
        guard let split = splitViewController, let stack = navigationController else { return }
        let detail = UINavigationController(rootViewController: TunnelViewController())
        if split.isCollapsed, stack.viewControllers.count > 1 {
            stack.setViewControllers([self, detail], animated: true) // ok: unpushable-controller — as the split itself does when it collapses
        } else {
            split.showDetailViewController(detail, sender: self)
        }
    }
}

final class TunnelViewController: UIViewController {}
final class NothingViewController: UIViewController {}
