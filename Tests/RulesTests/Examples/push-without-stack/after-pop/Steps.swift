import UIKit

// Once it is popped, a screen has no stack any more.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: StartViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class StartViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = indexPath.row == 0 ? ScanViewController() : CodeViewController()
        navigationController?.pushViewController(next, animated: true)
    }
}

final class ScanViewController: UIViewController {
    @objc private func finished() {
        navigationController?.popViewController(animated: false)
        // expect: push-without-stack (warning) "it has just left its stack"
        navigationController?.pushViewController(ResultViewController(), animated: true)
    }
}

final class CodeViewController: UIViewController {
    @objc private func finished() {
        let stack = navigationController
        stack?.popViewController(animated: false)
        stack?.pushViewController(ResultViewController(), animated: true) // ok: push-without-stack — the stack is kept in a local
    }
}

final class ResultViewController: UIViewController {}
