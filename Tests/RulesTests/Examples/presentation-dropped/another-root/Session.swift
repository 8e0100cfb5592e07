import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func signOut() {
        window?.rootViewController?.dismiss(animated: false)
        window?.rootViewController = UINavigationController(rootViewController: StartViewController())
        // ok: presentation-dropped — another root, of which nothing was asked
        window?.rootViewController?.present(GoodbyeViewController(), animated: true)
    }

    func remind() {
        window?.rootViewController?.dismiss(animated: false)
        // expect: presentation-dropped (info) "“GoodbyeViewController” is presented while"
        window?.rootViewController?.present(GoodbyeViewController(), animated: true)
    }
}

final class StartViewController: UIViewController {}
final class GoodbyeViewController: UIViewController {}
