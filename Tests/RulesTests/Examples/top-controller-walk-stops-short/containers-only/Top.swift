import UIKit

final class Alerts {
    func top(_ base: UIViewController?) -> UIViewController? {
        if let nav = base as? UINavigationController { return top(nav.viewControllers.last) }
        if let tabs = base as? UITabBarController { return top(tabs.selectedViewController) }
        return base
    }

    func show() {
        // expect: top-controller-walk-stops-short (warning) "passes presented controllers over"
        top(UIApplication.shared.windows.first?.rootViewController)?.present(NoticeViewController(), animated: true)
    }
}

final class NoticeViewController: UIViewController {}
final class FeedViewController: UIViewController {
    @objc func settings() { present(SettingsViewController(), animated: true) }
}
final class SettingsViewController: UIViewController {}
