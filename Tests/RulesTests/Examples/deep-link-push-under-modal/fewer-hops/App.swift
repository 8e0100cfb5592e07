import UIKit

// With `maxHops` set to one, a move two calls away is information.

final class ComposeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
}

final class ListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(compose))
    }

    @objc private func compose() { present(UINavigationController(rootViewController: ComposeViewController()), animated: true) }
}

final class OrderViewController: UIViewController {}
final class OfferViewController: UIViewController {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let stack = UINavigationController(rootViewController: ListViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        if let url = connectionOptions.urlContexts.first?.url { route(url) }
        if connectionOptions.userActivities.first != nil { offer() }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        if let url = URLContexts.first?.url { route(url) }
    }

    private func route(_ url: URL) { show(url) }
    private func show(_ url: URL) {
        stack.pushViewController(OrderViewController(), animated: true) // expect: deep-link-push-under-modal (info) "happens underneath"
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { offer() }

    private func offer() {
        stack.pushViewController(OfferViewController(), animated: true) // expect: deep-link-push-under-modal (warning) "happens underneath"
    }
}
