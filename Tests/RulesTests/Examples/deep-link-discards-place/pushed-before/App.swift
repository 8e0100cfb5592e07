import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: ListViewController())
        return true
    }

    func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {
        let stack = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Lists") as! UINavigationController
        stack.pushViewController(OrderViewController(), animated: false)
        window?.rootViewController = stack // ok: deep-link-discards-place — the stack has its parent below the order
    }
}

final class ListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(OrderViewController(), animated: true)
    }
}

final class OrderViewController: UIViewController {}
