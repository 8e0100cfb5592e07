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
        let tabs = TabsController()
        addChild(tabs)
        view.addSubview(tabs.view)
        tabs.didMove(toParent: self)
        visibleViewController = tabs
    }

    func reload() {
        let tabs = self.visibleViewController as? TabsController // ok: stale-hierarchy-cast — its own property
        tabs?.selectedIndex = 0
    }
}

// No tab bar controller of UIKit's: it keeps which of its screens shows by itself.
final class TabsController: UIViewController {
    var selectedIndex = 0
    var selectedViewController: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UINavigationController(rootViewController: NewsViewController())
        addChild(stack)
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
        selectedViewController = stack
    }
}

final class NewsViewController: UIViewController {
    func reload() {}
}
