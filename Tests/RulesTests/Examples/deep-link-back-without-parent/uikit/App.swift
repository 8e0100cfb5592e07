import UIKit

// What a link presents with nothing behind it, and the forms that see to that.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let stack = UINavigationController(rootViewController: HomeViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        if let context = connectionOptions.urlContexts.first { route(context.url.lastPathComponent) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let context = URLContexts.first else { return }
        route(context.url.lastPathComponent)
    }

    private func route(_ name: String) {
        switch name {
        // expect: presenter-is-busy (info)
        case "order": stack.present(UINavigationController(rootViewController: OrderViewController()), animated: true)
        case "offer": stack.present(UINavigationController(rootViewController: OfferViewController()), animated: true)
        default: stack.present(UINavigationController(rootViewController: TicketViewController()), animated: true)
        }
    }
}

final class HomeViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch indexPath.row {
        case 0: navigationController?.pushViewController(OfferViewController(), animated: true)
        default: navigationController?.pushViewController(TicketViewController(), animated: true)
        }
    }
}

final class OrderViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: deep-link-back-without-parent (warning) "does nothing"
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popViewController(animated: true) }
}

final class OfferViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        if let stack = navigationController, stack.viewControllers.count > 1 {
            // ok: deep-link-back-without-parent — only with something behind it
            navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
        } else {
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        }
    }

    @objc private func back() { navigationController?.popViewController(animated: true) }
    @objc private func close() { dismiss(animated: true) }
}

final class TicketViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: deep-link-back-without-parent — no chevron, and it leaves either way
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
    }

    @objc private func leave() {
        if let stack = navigationController, stack.viewControllers.first !== self {
            stack.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}
