import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func topController() -> UIViewController? { top(of: window?.rootViewController) }

    private func top(of base: UIViewController?) -> UIViewController? {
        if let nav = base as? UINavigationController { return top(of: nav.topViewController) }
        if let tabs = base as? UITabBarController { return top(of: tabs.selectedViewController) }
        return base
    }

    func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {
        top(of: window?.rootViewController)?.present(NoticeViewController(), animated: true) // expect: top-controller-walk-stops-short "passes presented controllers over"
    }
}
final class HomeViewController: UIViewController {
    @objc func settings() { present(SettingsViewController(), animated: true) }
}
final class SettingsViewController: UIViewController {}
final class NoticeViewController: UIViewController {}
