import UIKit

// Pushed by its list and presented by a link; its only way out pops. That one control has one cause, told once.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let stack = UINavigationController(rootViewController: OrdersViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        if connectionOptions.urlContexts.first != nil { openOrder() }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { openOrder() }

    private func openOrder() {
        let wrapper = UINavigationController(rootViewController: OrderViewController())
        wrapper.modalPresentationStyle = .fullScreen
        stack.present(wrapper, animated: true)
    }
}

final class OrdersViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(OrderViewController(), animated: true)
    }
}

final class OrderViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: one-screen-two-ways (warning) "only pops"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }

    @objc private func done() { navigationController?.popViewController(animated: true) }
}
