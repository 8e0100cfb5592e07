import UIKit

// Back is hidden, and what is there instead does nothing where the screen stands: one trap, told once.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: BasketViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class BasketViewController: UIViewController {
    @objc private func pay() { navigationController?.pushViewController(PayingViewController(), animated: true) }
}

final class PayingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true // expect: back-hidden-without-exit (error)
        // ok: exit-does-nothing — that there is no way out is told where Back is hidden
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }

    @objc private func done() { dismiss(animated: true) }
}
