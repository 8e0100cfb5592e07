import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = Tabs()
        return true
    }
}

final class Router {
    static let shared = Router()
    weak var tabs: Tabs?
    func open() { tabs?.open() }
    func restart(clears: Bool) { tabs?.restart(clears: clears) }
    func switchOver() { tabs?.switchOver() }
    func reopen() { tabs?.reopen() }
}

final class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Router.shared.tabs = self
        viewControllers = [UINavigationController(rootViewController: ShowsViewController())]
    }

    func open() {
        guard let nav = selectedViewController as? UINavigationController else { return }
        // ok: in-app-link-drops-trail — it adds to the trail
        nav.pushViewController(ShowViewController(), animated: true)
    }

    func switchOver() {
        selectedIndex = 0
        guard let nav = selectedViewController as? UINavigationController else { return }
        // ok: in-app-link-drops-trail — another tab is opened at its beginning
        nav.popToRootViewController(animated: false)
        nav.pushViewController(ShowViewController(), animated: true)
    }

    func restart(clears: Bool) {
        guard let nav = selectedViewController as? UINavigationController else { return }
        // ok: in-app-link-drops-trail — whoever asks decides
        if clears { nav.popToRootViewController(animated: false) }
        nav.pushViewController(ShowViewController(), animated: true)
    }

    func reopen() {
        guard let nav = selectedViewController as? UINavigationController, !(nav.topViewController is ShowViewController) else { return }
        // ok: in-app-link-drops-trail — it looks at what is on top
        nav.popToRootViewController(animated: false)
        nav.pushViewController(ShowViewController(), animated: true)
    }
}

final class ShowsViewController: UIViewController {
    @IBAction func search(_ sender: UIButton) { navigationController?.pushViewController(ResultsViewController(), animated: true) }
}
final class ResultsViewController: UITableViewController {
    @IBAction func tapOpen(_ sender: UIButton) { Router.shared.open() }
    @IBAction func tapOver(_ sender: UIButton) { Router.shared.switchOver() }
    @IBAction func tapStart(_ sender: UIButton) { Router.shared.restart(clears: true) }
    @IBAction func tapAgain(_ sender: UIButton) { Router.shared.reopen() }
}
final class ShowViewController: UIViewController {}
