import UIKit

// Pushed here, presented bare there: the same push does something in one place and nothing in the other.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: ListViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class ListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = indexPath.row == 0 ? PersonViewController() : GroupViewController()
        navigationController?.pushViewController(next, animated: true)
    }

    @objc private func peekPerson() {
        present(PersonViewController(), animated: true) // expect: push-without-stack (warning) "it is presented without a stack here"
    }

    @objc private func peekGroup() {
        present(GroupViewController(), animated: true) // ok: push-without-stack — it asks for the stack before it pushes
    }
}

final class PersonViewController: UIViewController {
    @objc private func showPhoto() { navigationController?.pushViewController(PhotoViewController(), animated: true) }
}

final class GroupViewController: UIViewController {
    @objc private func showPhoto() {
        guard let stack = navigationController else {
            present(UINavigationController(rootViewController: PhotoViewController()), animated: true)
            return
        }
        stack.pushViewController(PhotoViewController(), animated: true)
    }
}

final class PhotoViewController: UIViewController {}
