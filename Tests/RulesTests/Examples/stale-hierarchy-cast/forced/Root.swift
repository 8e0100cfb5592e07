import UIKit

// The window’s root was the list once; now it is a tab bar.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: ListViewController())]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        let list = window!.rootViewController as! ListViewController // expect: stale-hierarchy-cast (error) "this cast to “ListViewController” crashes"
        list.reload()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        let tabs = window!.rootViewController as! UITabBarController // ok: stale-hierarchy-cast — that is what stands there
        tabs.selectedIndex = 0
    }
}

final class ListViewController: UIViewController {
    func reload() {}
}
