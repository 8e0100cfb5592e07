import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = AdvertController() // expect: team-policy "the app begins with no advert"
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let root = window?.rootViewController, root.presentedViewController == nil else { return false }
        root.present(AdvertController(), animated: true)
        return true
    }

    func application(
        _ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        guard let root = window?.rootViewController, root.presentedViewController == nil else { return }
        // expect: team-policy "The way from “AppDelegate” to “OrderController” does not pass “LockController”, as it must: orders lie behind the lock"
        root.present(OrderController(), animated: true)
    }

    // expect: team-policy "A notification does not lead to “OrderController”, as it must: a push speaks of an order"
    func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {
        guard let root = window?.rootViewController, root.presentedViewController == nil else { return }
        root.present(LockController(), animated: true)
    }
}

final class AdvertController: UIViewController {
    @IBAction func order() {
        // expect: team-policy "The way from “AppDelegate” to “OrderController” passes “AdvertController”, which is not allowed: links lead to the order itself"
        present(OrderController(), animated: true)
    }

    @IBAction func help() {
        // expect: team-policy "The way from “AppDelegate” to “HelpController” passes “AdvertController”, which is not allowed: help is a part of the app"
        present(HelpController(), animated: true)
    }
}

final class LockController: UIViewController {
    @IBAction func unlock() {
        // ok: team-policy — the way from the notification passes the lock
        present(OrderController(), animated: true)
    }

    @IBAction func close() { dismiss(animated: true) }
}

final class OrderController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}

final class HelpController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}
