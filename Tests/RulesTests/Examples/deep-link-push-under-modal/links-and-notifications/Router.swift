import UIKit

// One function moves the base layer, for a link and for a notification: one finding, of the link.

extension Notification.Name { static let orderReady = Notification.Name("orderReady") }

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let stack = UINavigationController(rootViewController: HomeViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        if connectionOptions.urlContexts.first != nil { goHome() }
        NotificationCenter.default.addObserver(self, selector: #selector(orderReady), name: .orderReady, object: nil)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { goHome() }

    @objc private func orderReady() { goHome() }

    private func goHome() {
        stack.popToRootViewController(animated: false) // expect: deep-link-push-under-modal (warning) "resets a stack of the base layer"
    }
}

final class HomeViewController: UIViewController {
    @objc private func compose() { present(UINavigationController(rootViewController: ComposeViewController()), animated: true) }
}

final class ComposeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
}
