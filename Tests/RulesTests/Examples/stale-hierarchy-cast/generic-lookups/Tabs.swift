import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = RootTabs()
    }
}

final class RootTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            UINavigationController(rootViewController: HomeViewController()),
            UINavigationController(rootViewController: OrdersHolder()),
        ]
    }

    private func child<T: UIViewController>() -> T? {
        guard let stack = selectedViewController as? UINavigationController else { return selectedViewController as? T }
        return stack.topViewController as? T
    }

    func openOrder() {
        // The list went into a holder: no tab's top is one any more.
        guard let list: OrdersViewController = child() else { return } // expect: stale-hierarchy-cast (warning) "is never “OrdersViewController”"
        list.open()
    }

    func openHome() {
        guard let home: HomeViewController = child() else { return } // ok: stale-hierarchy-cast — the first tab's
        home.open()
    }

    func firstTab() -> HomeViewController {
        let stack = viewControllers![0] as! UINavigationController // ok: stale-hierarchy-cast — the tab is wrapped
        return stack.viewControllers[0] as! HomeViewController // ok: stale-hierarchy-cast — its root
    }

    func wrongTab() -> OrdersViewController? {
        let stack = viewControllers?.last as? UINavigationController
        guard let list = stack?.viewControllers.first as? OrdersViewController else { return nil } // expect: stale-hierarchy-cast (warning) "never succeeds"
        return list
    }
}

final class HomeViewController: UIViewController {
    func open() {}
}

final class OrdersHolder: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let list = OrdersViewController()
        addChild(list)
        view.addSubview(list.view)
    }
}

final class OrdersViewController: UIViewController {
    func open() {}
}
