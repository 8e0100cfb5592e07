import UIKit

// An observer puts up two things on the window's root, one right after the other: the second is dropped, whatever else may be up.

extension Notification.Name { static let expired = Notification.Name("expired") }

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: HomeViewController())
        window.makeKeyAndVisible()
        self.window = window
        NotificationCenter.default.addObserver(self, selector: #selector(expired), name: .expired, object: nil)
    }

    @objc private func expired() {
        window?.rootViewController?.present(NoticeViewController(), animated: true) // expect: top-controller-walk-stops-short (warning)
        window?.rootViewController?.present(OfferViewController(), animated: true) // expect: presentation-dropped (warning) "drops the request"
    }
}

final class HomeViewController: UIViewController {
    @objc private func compose() { present(UINavigationController(rootViewController: ComposeViewController()), animated: true) }
}

final class ComposeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
}

final class NoticeViewController: UIViewController {}
final class OfferViewController: UIViewController {}
