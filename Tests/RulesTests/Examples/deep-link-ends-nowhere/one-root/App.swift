import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var split: UISplitViewController?
    var tabs: UITabBarController?
    var shop: UITabBarController?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        print(options)
        if Layout.isWide {
            let split = UISplitViewController(style: .doubleColumn)
            self.split = split
            window?.rootViewController = split
        } else {
            let tabs = UITabBarController()
            self.tabs = tabs
            window?.rootViewController = tabs
        }
    }

    func reset(isKnown: Bool) {
        if isKnown {
            shop = UITabBarController()
            window?.rootViewController = shop
        } else {
            window?.rootViewController = LoginViewController()
        }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        tabs?.selectedIndex = 1 // expect: deep-link-ends-nowhere "tabs"
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        // ok: deep-link-ends-nowhere — before somebody has signed in there is nowhere to go
        shop?.selectedIndex = 1
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        split?.show(.primary)
        // ok: deep-link-ends-nowhere — it asks for the other root as well
        tabs?.selectedIndex = 1
        completionHandler(true)
    }
}

enum Layout { static var isWide: Bool { UIScreen.main.bounds.width > 700 } }
final class LoginViewController: UIViewController {
    @IBAction func signIn(_ sender: UIButton) {}
}
