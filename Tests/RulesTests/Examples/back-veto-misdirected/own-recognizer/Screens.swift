import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: ListViewController())
        return true
    }
}

final class ListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(indexPath.row == 0 ? LeafViewController() : FolderViewController(), animated: true)
    }
}

/// Nothing is pushed above it: while it is there, it is on top.
final class LeafViewController: UIViewController, UIGestureRecognizerDelegate {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.delegate = self
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.delegate = nil
    }

    // ok: back-veto-misdirected — it gives the recognizer back
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { mayLeave() }

    private func mayLeave() -> Bool { view.isHidden }
}

final class FolderViewController: UIViewController, UIGestureRecognizerDelegate {
    @objc private func open() { navigationController?.pushViewController(LeafViewController(), animated: true) }

    // ok: back-veto-misdirected — tests that it is on top
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer != navigationController?.interactivePopGestureRecognizer || navigationController?.topViewController !== self || mayLeave()
    }

    private func mayLeave() -> Bool { view.isHidden }
}
