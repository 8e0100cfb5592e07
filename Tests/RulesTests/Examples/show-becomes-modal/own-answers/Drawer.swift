import UIKit

// A parent that names who is asked.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = DrawerViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class DrawerViewController: UIViewController {
    private let stack = UINavigationController()

    override func viewDidLoad() {
        super.viewDidLoad()
        let menu = MenuViewController()
        addChild(menu)
        view.addSubview(menu.view)
        menu.didMove(toParent: self)
    }

    override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { stack }
}

final class MenuViewController: UIViewController {
    @objc private func open() {
        show(HelpViewController(), sender: self) // ok: show-becomes-modal — the parent names another one to ask
    }
}

final class HelpViewController: UIViewController {}
