import UIKit

final class SwapSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var isSignedIn = false

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        // edge: root flow:SwapSceneDelegate → InsideViewController in UINavigationController
        // edge: root flow:SwapSceneDelegate → GateViewController
        window?.rootViewController = isSignedIn ? UINavigationController(rootViewController: InsideViewController()) : GateViewController()
    }

    func change(to controller: UIViewController, animated: Bool) {
        guard let window else { return }
        // edge: root flow:SwapSceneDelegate → GateViewController likely
        // edge: root InsideViewController → ExpiredViewController likely
        window.rootViewController = controller
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
    }

    func signOut() {
        change(to: GateViewController(), animated: true)
    }
}

final class GateViewController: UIViewController {
    func enter() {
        UIView.animate(withDuration: 0.2, animations: { self.view.alpha = 0 }) { _ in
            self.view.window?.rootViewController = InsideViewController() // edge: root GateViewController → InsideViewController
        }
    }

    func enterByScene() {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene, let window = scene.windows.first else { return }
        window.rootViewController = InsideViewController() // edge: root GateViewController → InsideViewController
    }

    func enterByDelegate() {
        UIApplication.shared.keyWindow?.rootViewController = InsideViewController() // edge: root GateViewController → InsideViewController
        (view.window?.windowScene?.delegate as? SwapSceneDelegate)?.window?.rootViewController = InsideViewController() // edge: root GateViewController → InsideViewController
    }
}

final class InsideViewController: UIViewController {
    func expire() {
        (UIApplication.shared.connectedScenes.first?.delegate as? SwapSceneDelegate)?.change(to: ExpiredViewController(), animated: false)
    }
}

final class ExpiredViewController: UIViewController {}
