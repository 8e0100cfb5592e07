import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = Tabs()
    }
}

final class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: StarredViewController())]
    }

    /// Pushes above whatever shows.
    func open() {
        guard let stack = selectedViewController as? UINavigationController else { return }
        stack.pushViewController(ShowViewController(), animated: true)
    }
}

final class StarredViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil) // ok: back-item-has-no-effect — the tabs may push above it
    }
}

final class ShowViewController: UIViewController {}
