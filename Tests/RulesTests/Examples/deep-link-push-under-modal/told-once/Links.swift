import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let tabs = MainTabs()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = tabs
    }

    // expect: cold-launch-link-dropped
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { tabs.openNews() }
}

final class MainTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: HomeViewController()), UINavigationController(rootViewController: NewsViewController())]
        NotificationCenter.default.addObserver(self, selector: #selector(openNews), name: Notification.Name("news"), object: nil)
    }

    /// The link and the notification move the same tabs: one remedy, one finding.
    @objc func openNews() {
        selectedIndex = 1 // expect: deep-link-push-under-modal
    }
}

final class HomeViewController: UIViewController {
    @IBAction func openHelp() { present(HelpViewController(), animated: true) }
}

final class HelpViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}

final class NewsViewController: UIViewController {}
