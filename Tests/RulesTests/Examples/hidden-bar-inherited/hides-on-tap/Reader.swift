import UIKit

// What makes a shared bar hide by itself, and one screen that takes it back.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: ShelfViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class ShelfViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(ReaderViewController(), animated: true)
    }
}

final class ReaderViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.hidesBarsOnTap = true // expect: hidden-bar-inherited (warning) "hide by itself"
    }

    @objc private func notes() { navigationController?.pushViewController(NotesViewController(), animated: true) }
}

final class NotesViewController: UIViewController {}
