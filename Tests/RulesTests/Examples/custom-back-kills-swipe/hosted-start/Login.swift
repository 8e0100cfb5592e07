import SwiftUI
import UIKit

/// The app's own stacks keep the swipe; the login stands in a plain one.
final class AppStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = AppStack(rootViewController: HomeViewController())
    }
}

final class HomeViewController: UIViewController {
    @IBAction func logIn(_ sender: Any) { present(LoginCoordinator.make(), animated: true) } // expect: modal-without-close (info)
}

final class LoginCoordinator {
    weak var stack: UINavigationController?

    static func make() -> UIViewController {
        let coordinator = LoginCoordinator()
        let landing = LandingController(rootView: LandingView(coordinator: coordinator))
        let stack = UINavigationController(rootViewController: landing)
        coordinator.stack = stack
        return stack
    }

    func signUp() { stack?.pushViewController(MailViewController(), animated: true) }
}

/// A hosting class that is a screen of its own: it has a title view.
final class LandingController<Content: View>: UIHostingController<Content> {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.titleView = UIImageView()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help", style: .plain, target: self, action: #selector(help))
    }

    @objc private func help() {}
}

struct LandingView: View {
    let coordinator: LoginCoordinator

    var body: some View { LandingButtons(coordinator: coordinator) }
}

struct LandingButtons: View {
    let coordinator: LoginCoordinator

    var body: some View { Button("Sign up") { coordinator.signUp() } }
}

final class MailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: custom-back-kills-swipe (warning)
            image: UIImage(named: "nav-back"), style: .plain, target: self, action: #selector(goBack))
    }

    @objc private func goBack() { navigationController?.popViewController(animated: true) }
}
