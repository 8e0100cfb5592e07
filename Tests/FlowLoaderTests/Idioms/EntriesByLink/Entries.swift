import UIKit

/// Links of every kind; what their handlers do stands two calls down.
final class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?
    private let router = LinkRouter()

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        router.open(url, in: window)
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        if let root = window?.rootViewController {
            // edge: present flow:LinkSceneDelegate → ArticleViewController
            // edge: present flow:LinkSceneDelegate → ArticleViewController by userActivity
            // expect: top-controller-walk-stops-short
            root.present(ArticleViewController(), animated: true)
        }
    }

    func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        // expect: top-controller-walk-stops-short
        window?.rootViewController?.present(ShortcutViewController(), animated: false) // edge: present flow:LinkSceneDelegate → ShortcutViewController, present flow:LinkSceneDelegate → ShortcutViewController by shortcut
        completionHandler(true)
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
        router.openNotice()
        done()
    }

    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType type: String, error: Error) {
        window?.rootViewController?.present(ApologyViewController(), animated: true) // edge: present flow:LinkSceneDelegate → ApologyViewController
    }
}

final class LinkRouter {
    weak var stack: UINavigationController?

    func open(_ url: URL, in window: UIWindow?) {
        select(url, in: window)
    }

    private func select(_ url: URL, in window: UIWindow?) {
        // expect: deep-link-push-under-modal
        (window?.rootViewController as? LinkTabs)?.selectedIndex = 0 // edge: selectTab flow:LinkRouter → ?, selectTab flow:LinkRouter → ? by url
        stack?.pushViewController(ArticleViewController(), animated: true) // edge: push flow:LinkRouter → ArticleViewController, push flow:LinkRouter → ArticleViewController by url
    }

    func openNotice() {
        stack?.pushViewController(NoticeViewController(), animated: true) // edge: push flow:LinkRouter → NoticeViewController, push flow:LinkRouter → NoticeViewController by notificationTap
    }

    func openByHand() {
        stack?.pushViewController(ApologyViewController(), animated: true) // edge: push flow:LinkRouter → ApologyViewController
    }
}

final class LinkTabs: UITabBarController {}
final class ArticleViewController: UIViewController {}
final class ShortcutViewController: UIViewController {}
final class NoticeViewController: UIViewController {}
final class ApologyViewController: UIViewController {}
