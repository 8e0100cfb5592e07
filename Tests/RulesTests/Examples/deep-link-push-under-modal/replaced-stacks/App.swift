import UIKit
import UserNotifications

// A link that replaces the screens of a stack moves the base layer as a push does.

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
final class TipViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}

final class MainStack: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([ListViewController()], animated: false) // ok: deep-link-push-under-modal — filled while it is made
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?
    let stack = MainStack()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    // The parents come along, and all of it happens underneath.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        // expect: deep-link-push-under-modal (info) "puts “OrderViewController” on a stack of the base layer"
        stack.setViewControllers([ListViewController(), OrderViewController()], animated: false)
        completionHandler()
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        stack.viewControllers = [ListViewController()] // expect: deep-link-push-under-modal (info) "resets a stack of the base layer"
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        stack.dismiss(animated: false)
        // ok: deep-link-push-under-modal — what was above has gone
        stack.setViewControllers([ListViewController(), OrderViewController()], animated: false)
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        let tips = UINavigationController()
        // ok: deep-link-push-under-modal — a stack of its own, which is presented
        tips.setViewControllers([TipViewController()], animated: false)
        guard stack.presentedViewController == nil else { return completionHandler(false) }
        stack.present(tips, animated: true)
        completionHandler(true)
    }
}
