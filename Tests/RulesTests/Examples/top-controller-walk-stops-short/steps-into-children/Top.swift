import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: HomeViewController())]
        window?.rootViewController = tabs
    }

    // expect: cold-launch-link-dropped
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let root = window?.rootViewController else { return }
        top(of: root).present(NewsViewController(), animated: true)
    }

    // ok: top-controller-walk-stops-short — a step into whatever children there are looks into tabs and columns too
    private func top(of controller: UIViewController) -> UIViewController {
        if let presented = controller.presentedViewController { return top(of: presented) }
        if let child = controller.children.last { return top(of: child) }
        return controller
    }
}

final class HomeViewController: UIViewController {
    @IBAction func openHelp() { present(HelpViewController(), animated: true) }
}
final class NewsViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}
final class HelpViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}
