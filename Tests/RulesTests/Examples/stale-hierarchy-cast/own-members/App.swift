import UIKit

// A container of the app's own: its property bears the name of a stack's, and holds what the class puts there.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = ShellViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func showNews() {
        let shell = window?.rootViewController as? ShellViewController
        let tabs = shell?.visibleViewController as? TabsController // ok: stale-hierarchy-cast — the shell's own property
        let stack = tabs?.selectedViewController as? UINavigationController
        let news = stack?.viewControllers.first as? NewsViewController // ok: stale-hierarchy-cast — what the shell holds is not known
        news?.reload()
    }
}

final class ShellViewController: UIViewController {
    var visibleViewController: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        swap(to: TabsController())
    }

    func swap(to next: UIViewController) {
        visibleViewController?.willMove(toParent: nil)
        visibleViewController?.removeFromParent()
        addChild(next)
        view.addSubview(next.view)
        next.didMove(toParent: self)
        visibleViewController = next
    }

    func reload() {
        let tabs = self.visibleViewController as? TabsController // ok: stale-hierarchy-cast — its own property
        tabs?.selectedIndex = 0
    }
}

final class TabsController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: NewsViewController())]
    }
}

final class NewsViewController: UIViewController {
    func reload() {}
}
