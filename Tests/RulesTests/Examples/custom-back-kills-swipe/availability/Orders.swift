import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: OrdersViewController())
    }
}

final class OrdersViewController: UIViewController {
    @IBAction func open(_ sender: UIButton) { navigationController?.pushViewController(OrderViewController(), animated: true) }
    @IBAction func pay(_ sender: UIButton) { navigationController?.pushViewController(PayViewController(), animated: true) }
}

/// The newer systems' way; the older ones keep the system's button.
final class OrderViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        if #available(iOS 16, *) {
            navigationItem.backAction = UIAction { [weak self] _ in self?.leave() } // ok: custom-back-kills-swipe — the system's button, and its own action
        }
    }

    private func leave() { navigationController?.popViewController(animated: true) }
}

/// An item of its own only where the system has none.
final class PayViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        guard #unavailable(iOS 14) else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem( // ok: custom-back-kills-swipe — only on old systems
            image: UIImage(named: "back"), style: .plain, target: self, action: #selector(leave))
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}
