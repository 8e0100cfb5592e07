import UIKit

// What moves the base layer, seen from far away or from a link that waited: told as information.

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

final class Router {
    var onOrder: ((Int) -> Void)?
    func follow(_ url: URL) { resolve(url.lastPathComponent) }
    private func resolve(_ name: String) { onOrder?(Int(name) ?? 0) }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let router = Router()
    let stack = UINavigationController(rootViewController: ListViewController())
    private var pending: URL?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        router.onOrder = { [weak self] order in self?.open(order) }
        if let url = connectionOptions.urlContexts.first?.url { route(url) }
        if connectionOptions.shortcutItem != nil { stack.popToRootViewController(animated: false) }
        if let activity = connectionOptions.userActivities.first { pending = activity.webpageURL }
    }

    // Four calls and a stored closure away.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        if let url = URLContexts.first?.url { route(url) }
    }

    private func route(_ url: URL) { router.follow(url) }

    private func open(_ order: Int) { present(order: order) }
    private func present(order: Int) { show(order) }
    private func show(_ order: Int) {
        // expect: deep-link-push-under-modal (info) "pushes “OrderViewController”"
        stack.pushViewController(OrderViewController(), animated: true)
    }

    // Kept until the app is active.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { pending = userActivity.webpageURL }

    func sceneDidBecomeActive(_ scene: UIScene) {
        guard pending != nil else { return }
        pending = nil
        stack.pushViewController(OfferViewController(), animated: true) // expect: deep-link-push-under-modal (info) "happens underneath"
    }

    // Back to the start.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        stack.popToRootViewController(animated: false) // expect: deep-link-push-under-modal (warning) "resets a stack of the base layer"
        completionHandler(true)
    }
}
