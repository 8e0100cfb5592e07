import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = MainTabs()
    }
}

final class MainTabs: UITabBarController, UITabBarControllerDelegate {
    private let feed = UINavigationController(rootViewController: FeedViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [feed, UINavigationController(rootViewController: MineViewController())]
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        // expect: container-lookup-always-nil (warning) "of a navigation controller"
        feed.navigationController?.popToRootViewController(animated: true)
        feed.popToRootViewController(animated: true) // ok: container-lookup-always-nil — the stack itself
    }
}

final class FeedViewController: UIViewController {
    @IBAction func up() { navigationController?.popToRootViewController(animated: true) } // ok: container-lookup-always-nil — harmless at the root // ok: exit-does-nothing — no control that promises a way out
}

final class MineViewController: UIViewController {
    @IBAction func feed() { tabBarController?.selectedIndex = 0 } // ok: container-lookup-always-nil — it stands in the tabs
}
