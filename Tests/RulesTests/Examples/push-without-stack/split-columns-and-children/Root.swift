import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: BoxViewController()), LonelyViewController()]
        window?.rootViewController = tabs
    }
}

final class BoxViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = ChildViewController()
        addChild(child)
        view.addSubview(child.view)
    }
}

final class ChildViewController: UIViewController {
    @objc func more() {
        // ok: push-without-stack — the parent stands in a stack
        navigationController?.pushViewController(MoreViewController(), animated: true)
    }
}

final class LonelyViewController: UIViewController {
    @objc func more() {
        // expect: push-without-stack (error) "never inside"
        navigationController!.pushViewController(MoreViewController(), animated: true)
    }
}

final class MoreViewController: UIViewController {}
