import UIKit

// A presenting segue on the window's root is a presentation like any other.

extension Notification.Name { static let expired = Notification.Name("expired") }

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        NotificationCenter.default.addObserver(self, selector: #selector(expired), name: .expired, object: nil)
    }

    @objc private func expired() {
        // expect: top-controller-walk-stops-short (warning) "Presenting from the window’s root fails"
        window?.rootViewController?.performSegue(withIdentifier: "notice", sender: self)
    }
}

final class HomeViewController: UIViewController {
    @objc private func write() { performSegue(withIdentifier: "write", sender: self) }
}

final class NoticeViewController: UIViewController {}
final class WriteViewController: UIViewController {}
