import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = MailSplit()
        return true
    }
}

final class MailSplit: UISplitViewController {
    private let columns = Columns()
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = columns
    }
}

/// It hands on what it is given, unwrapped.
final class Columns: UISplitViewControllerDelegate {
    func splitViewController(_ split: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        guard let list = split.viewControllers.first else { return false }
        if !split.isCollapsed { split.viewControllers = [list, vc] }
        return true
    }
}

/// Code that serves a list and knows its host only as a controller: the only split is the root of every window.
final class RowController {
    weak var viewController: UIViewController?

    func open() {
        // expect: split-detail-without-stack (warning) "its bar items are not shown; elsewhere"
        viewController?.showDetailViewController(LetterViewController(), sender: nil)
    }

    func openWrapped() {
        let nav = UINavigationController(rootViewController: LetterViewController())
        viewController?.showDetailViewController(nav, sender: nil) // ok: split-detail-without-stack — wrapped
    }
}

final class LetterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .reply, target: self, action: #selector(reply))
    }

    @objc func reply() { print("reply") }
}
