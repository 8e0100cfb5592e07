import UIKit

// Back to the start on purpose, and stacks that nobody sees.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: HomeViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class HomeViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(ListViewController(), animated: true)
    }
}

final class ListViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "house"), style: .plain, target: self, action: #selector(home))
    }

    // ok: in-app-link-drops-trail — a control that says Home goes home
    @objc private func home() { navigationController?.popToRootViewController(animated: true) }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let stack = navigationController
        stack?.popToRootViewController(animated: false) // expect: in-app-link-drops-trail (info) "empties the stack"
        stack?.pushViewController(ItemViewController(), animated: true)
    }

    func fill(_ stack: UINavigationController) {
        // ok: in-app-link-drops-trail — a stack that is handed over, and may be on no screen
        stack.popToRootViewController(animated: false)
        stack.pushViewController(ItemViewController(), animated: false)
    }
}

final class ItemViewController: UIViewController {}
