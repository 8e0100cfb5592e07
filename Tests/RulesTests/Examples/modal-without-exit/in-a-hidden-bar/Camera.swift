import UIKit

// A Close in a bar that the screen hides for good cannot be pressed.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = HomeController()
    }
}

final class HomeController: UIViewController {
    @IBAction func camera() {
        let stack = UINavigationController(rootViewController: CameraController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true) // expect: modal-without-exit
    }

    @IBAction func map() {
        let stack = UINavigationController(rootViewController: MapController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true) // ok: modal-without-exit — a tap shows the bar again
    }
}

final class CameraController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}

final class MapController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        navigationController?.setNavigationBarHidden(false, animated: true)
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}
