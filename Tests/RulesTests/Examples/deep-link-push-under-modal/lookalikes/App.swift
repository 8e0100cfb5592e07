import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let router = Router()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = router.stack
        if let url = options?[.url] as? URL { router.start(url: url) }
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        prepareForLink()
        router.open(url: url)
        return true
    }

    func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {
        router.keep(info)
    }

    private func prepareForLink() { router.clear() }
}

final class Router {
    let stack = UINavigationController(rootViewController: ListViewController())
    private var pending: [AnyHashable: Any]?

    func clear() { stack.dismiss(animated: false) }

    // ok: deep-link-push-under-modal — a helper of the handler has dismissed, two calls above
    func open(url: URL) { stack.pushViewController(DetailViewController(), animated: true) }

    // ok: deep-link-push-under-modal — at launch nothing can be presented yet
    func start(url: URL) { stack.pushViewController(DetailViewController(), animated: false) }

    // ok: deep-link-push-under-modal — where the route is taken up, others see to it
    func keep(_ info: [AnyHashable: Any]) { pending = info }
}

final class ListViewController: UIViewController {
    @objc func add() { present(EditViewController(), animated: true) }
}
final class DetailViewController: UIViewController {}
final class EditViewController: UIViewController {}
