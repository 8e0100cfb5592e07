import UIKit

// The window is given its root on the way, one or the other: nothing can be presented above it yet.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = HomeViewController()
    }
}

enum Device {
    static var isSupported: Bool { UserDefaults.standard.bool(forKey: "supported") }
}

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "News", style: .plain, target: self, action: #selector(showNews))
        NotificationCenter.default.addObserver(forName: .init("signed-out"), object: nil, queue: .main) { [weak self] _ in
            if Device.isSupported {
                self?.view.window?.rootViewController = StartViewController() // expect: base-moves-under-modal
            } else {
                self?.view.window?.rootViewController = UnsupportedViewController()
            }
            // ok: top-controller-walk-stops-short — either root is new
            self?.view.window?.rootViewController?.present(WelcomeViewController(), animated: false)
        }
        NotificationCenter.default.addObserver(forName: .init("expired"), object: nil, queue: .main) { [weak self] _ in
            if Device.isSupported {
                self?.view.window?.rootViewController = StartViewController()
            }
            // expect: top-controller-walk-stops-short
            self?.view.window?.rootViewController?.present(WelcomeViewController(), animated: false)
        }
    }

    @objc private func showNews() { present(NewsViewController(), animated: true) }
}

final class StartViewController: UIViewController {}
final class UnsupportedViewController: UIViewController {}
final class WelcomeViewController: UIViewController {
    @IBAction private func close() { dismiss(animated: true) }
}
final class NewsViewController: UIViewController {
    @IBAction private func close() { dismiss(animated: true) }
}
