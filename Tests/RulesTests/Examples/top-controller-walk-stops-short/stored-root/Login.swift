import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private lazy var login = LoginShower(root: window?.rootViewController as! UISplitViewController)

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: ListViewController())]
        window?.rootViewController = split
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        if UserDefaults.standard.string(forKey: "user") == nil {
            login.show()
        }
    }

    func applicationWillEnterForeground(_ application: UIApplication) { login.showWithCare() }
}

/// Keeps the window's root, which may be presenting something by then.
final class LoginShower {
    private weak var root: UISplitViewController?

    init(root: UISplitViewController) { self.root = root }

    func show() {
        root?.present(LoginViewController(), animated: true) // expect: top-controller-walk-stops-short (info) "window’s root"
    }

    func showWithCare() {
        if let above = root?.presentedViewController {
            above.dismiss(animated: true) { [root] in root?.present(LoginViewController(), animated: true) }
        } else {
            root?.present(LoginViewController(), animated: true) // ok: top-controller-walk-stops-short — what is above goes first
        }
    }

    @objc func help() {
        root?.present(HelpViewController(), animated: true) // ok: top-controller-walk-stops-short — nothing is known to run it on its own
    }
}

final class ListViewController: UIViewController {
    @IBAction func settings() { present(HelpViewController(), animated: true) }
}

final class HelpViewController: UIViewController {
    @IBAction func leave() { dismiss(animated: true) }
}

final class LoginViewController: UIViewController {
    @IBAction func leave() { dismiss(animated: true) }
}
