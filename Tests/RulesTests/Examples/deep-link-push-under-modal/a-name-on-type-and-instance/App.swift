import UIKit

// One name on the type and on its instances: what it is called on tells which is meant.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let support = SupportDesk()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = TabsController()
        window.makeKeyAndVisible()
        self.window = window
        if let context = connectionOptions.urlContexts.first { support.open(context.url) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        if let context = contexts.first { support.open(context.url) }
    }
}

final class SupportDesk {
    func open(_ url: URL) {
        TabsController.show(1)
    }
}

final class TabsController: UITabBarController {
    static var current: TabsController?

    override func viewDidLoad() {
        super.viewDidLoad()
        TabsController.current = self
        viewControllers = [UINavigationController(rootViewController: HomeController()), UINavigationController(rootViewController: MineController())]
    }

    static func show(_ index: Int) {
        current?.show(index)
    }

    func show(_ index: Int) {
        selectedIndex = index // expect: deep-link-push-under-modal
    }
}

final class HomeController: UIViewController {
    @objc func settings() {
        present(SettingsController(), animated: true)
    }
}

final class MineController: UIViewController {}

final class SettingsController: UIViewController {
    @objc func close() {
        dismiss(animated: true)
    }
}
