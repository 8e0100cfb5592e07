import UIKit

// The window's root, asked for as UIKit's own tab bar controller.

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: ShelfController()), UINavigationController(rootViewController: CartController())]
        window = UIWindow()
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let tabs = window?.rootViewController as? UITabBarController else { return false }
        if url.host == "close" {
            tabs.dismiss(animated: false)
            tabs.selectedIndex = 0 // ok: deep-link-push-under-modal — what lies above is taken away first
            return true
        }
        tabs.selectedIndex = 1 // expect: deep-link-push-under-modal "“ReaderController”"
        return true
    }
}

final class ShelfController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !UserDefaults.standard.bool(forKey: "welcomed") { present(WelcomeController(), animated: true) }
    }

    // What people open at any time is the example, not what comes up once.
    @IBAction func read() {
        present(ReaderController(), animated: true)
    }
}

final class CartController: UIViewController {}

final class WelcomeController: UIViewController {
    @IBAction func close() {
        dismiss(animated: true)
    }
}

final class ReaderController: UIViewController {
    @IBAction func close() {
        dismiss(animated: true)
    }
}
