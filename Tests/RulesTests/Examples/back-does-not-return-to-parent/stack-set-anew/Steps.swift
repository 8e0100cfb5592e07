import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: HallViewController())
    }
}

final class HallViewController: UIViewController {
    @IBAction func enter() { navigationController?.pushViewController(RoomViewController(), animated: true) }
    @IBAction func cellar() { navigationController?.pushViewController(CellarViewController(), animated: true) }
}

final class AtticViewController: UIViewController {}

/// Its arrow leads to a screen that was never behind it.
final class RoomViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: back-does-not-return-to-parent "sets the stack anew"
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "back"), style: .plain, target: self, action: #selector(leave))
    }

    @objc private func leave() {
        navigationController?.setViewControllers([HallViewController(), AtticViewController()], animated: true)
    }
}

final class CellarViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: back-does-not-return-to-parent — the screen that it leads to is the one behind it
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "back"), style: .plain, target: self, action: #selector(leave))
    }

    @objc private func leave() {
        navigationController?.setViewControllers([HallViewController()], animated: true)
    }
}
