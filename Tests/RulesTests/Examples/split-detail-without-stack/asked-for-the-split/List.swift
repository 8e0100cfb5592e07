import UIKit

// A detail for a split that is asked for first, and one for whichever it is.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: ListViewController()), UINavigationController(rootViewController: EmptyViewController())]
        window.rootViewController = split
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class ListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        splitViewController?.showDetailViewController(ItemViewController(), sender: self) // expect: split-detail-without-stack (warning)
    }

    @objc private func showNotes() {
        let notes = UINavigationController(rootViewController: NotesViewController())
        splitViewController?.showDetailViewController(notes, sender: self) // ok: split-detail-without-stack — with a stack of its own
    }
}

final class ItemViewController: UIViewController {
    @objc private func more() { navigationController?.pushViewController(NotesViewController(), animated: true) }
}

final class NotesViewController: UIViewController {}
final class EmptyViewController: UIViewController {}
