import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: StartViewController())
    }
}

/// Plain screens, whatever they are called.
final class ChapterNavigationController: UIViewController {
    @IBAction func next(_ sender: UIButton) {
        navigationController?.pushViewController(ChapterNavigationController(), animated: true) // ok: unpushable-controller — a plain screen
    }
}

final class PaneSplitViewController: UIViewController {}

final class FilterTabBarController: UIViewController {}

final class StartViewController: UIViewController {
    private let tabs = FilterTabBarController()
    private let walker = Walker()

    @IBAction func chapter(_ sender: UIButton) {
        let navVC = ChapterNavigationController()
        navigationController?.pushViewController(navVC, animated: true) // ok: unpushable-controller — a plain screen in a variable of that name
    }

    @IBAction func pane(_ sender: UIButton) {
        let split = PaneSplitViewController()
        navigationController?.pushViewController(split, animated: true) // ok: unpushable-controller — a plain screen
    }

    @IBAction func filter(_ sender: UIButton) {
        navigationController?.pushViewController(tabs, animated: true) // ok: tab-bar-inside-stack — a plain screen
    }

    @IBAction func walk(_ sender: UIButton) {
        walker.pushViewController(UINavigationController(), animated: true) // ok: unpushable-controller — a method of the app's own
        walker.makePopToViewController(StartViewController()) // ok: controller-already-in-hierarchy — a name that only contains the API's
        walker.popToRootViewController()
        walker.pushViewController(FilterTabBarController(), animated: true) // ok: in-app-link-drops-trail — nothing of the stack's
    }

    @IBAction func show(_ sender: UIButton) {
        let navigationController = Walker()
        navigationController.pushViewController(self, animated: true) // ok: controller-already-in-hierarchy — a local of that name
    }
}

final class Walker {
    func pushViewController(_ controller: UIViewController, animated: Bool) {}
    func makePopToViewController(_ controller: UIViewController) {}
    func popToRootViewController() {}
}
