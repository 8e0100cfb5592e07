import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    let shops = Shops()

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        shops.show(url.path) // expect: deep-link-ends-nowhere "completion"
        return true
    }

    func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {
        // ok: deep-link-ends-nowhere — the closure is given
        shops.show("shop") { print("shown") }
    }
}

final class Shops {
    let stack = UINavigationController(rootViewController: HomeViewController())

    func show(_ name: String, completion: (() -> Void)? = nil) {
        guard let completion else { return }
        stack.dismiss(animated: false)
        stack.pushViewController(ShopViewController(), animated: true)
        completion()
    }
}
final class HomeViewController: UIViewController {}
final class ShopViewController: UIViewController {}
