import UIKit

// The hierarchy this app builds: tabs, each with a stack; and code that still thinks of what was there before.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: NewsViewController()), UINavigationController(rootViewController: MailViewController()),
        ]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }

    func reloadAll() {
        guard let tabs = window?.rootViewController as? UITabBarController else { return }
        for child in tabs.viewControllers ?? [] {
            if let news = child as? NewsViewController { // expect: stale-hierarchy-cast (warning) "this cast to “NewsViewController” never succeeds"
                news.reload()
            }
            // ok: stale-hierarchy-cast — every tab is a stack
            if let stack = child as? UINavigationController { stack.popToRootViewController(animated: false) }
        }
    }

    func news() -> NewsViewController? {
        let tabs = window?.rootViewController as? UITabBarController
        let stack = tabs?.viewControllers?.first as? UINavigationController
        return stack?.viewControllers.first as? NewsViewController // ok: stale-hierarchy-cast — the stack of the first tab begins with it
    }

    func mail() -> MailViewController? {
        let tabs = window?.rootViewController as? UITabBarController
        let stack = tabs?.viewControllers?.first as? UINavigationController
        return stack?.viewControllers.first as? MailViewController // expect: stale-hierarchy-cast (warning) "never succeeds"
    }
}

final class NewsViewController: UIViewController {
    func reload() {}
}

final class MailViewController: UIViewController {}
