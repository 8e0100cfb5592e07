import UIKit
import UserNotifications

// A link's chain goes through functions that differ in the types of what they are given, or stand once on the type and once on the
// instance.

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

final class NoticeViewController: UIViewController {}
final class PlaceViewController: UIViewController {}

struct Notice { let number: Int64 }

enum Tab: Int { case home, notices }

final class MainTabs: UITabBarController {
    private static var shared: MainTabs?
    let stack = UINavigationController(rootViewController: ListViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        MainTabs.shared = self
        viewControllers = [stack, UINavigationController(rootViewController: PlaceViewController())]
    }

    func go(to tab: Tab) { selectedIndex = tab.rawValue } // ok: deep-link-push-under-modal — the way to it closes what is above first
    private static func go(to tab: Tab) { shared?.goSafely(to: tab) }

    private func goSafely(to tab: Tab) {
        dismiss(animated: false)
        go(to: tab)
    }

    static func showNotices() { go(to: .notices) }
}

final class Coordinator {
    let tabs = MainTabs()

    func handle(_ response: UNNotificationResponse) { show(Int64(response.notification.request.content.badge?.intValue ?? 0)) }
    func handle(_ activity: NSUserActivity) { MainTabs.showNotices() }

    private func show(_ number: Int64) { show(Notice(number: number)) }
    private func show(_ notice: Notice) {
        tabs.stack.pushViewController(NoticeViewController(), animated: true) // expect: deep-link-push-under-modal "pushes “NoticeViewController”"
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?
    let coordinator = Coordinator()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = coordinator.tabs
        window.makeKeyAndVisible()
        self.window = window
        UNUserNotificationCenter.current().delegate = self
        if let activity = connectionOptions.userActivities.first { coordinator.handle(activity) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { coordinator.handle(userActivity) }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        coordinator.handle(response)
        completionHandler()
    }
}
