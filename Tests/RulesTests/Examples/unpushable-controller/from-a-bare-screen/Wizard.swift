import UIKit

// Pushed from a screen that is only presented bare: what is pushed is the greater trouble, and told alone.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = DeskViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class DeskViewController: UIViewController {
    @objc private func start() { present(WizardViewController(), animated: true) }
}

final class WizardViewController: UIViewController {
    @objc private func next() {
        // expect: unpushable-controller (error) "pushing it raises an exception"
        navigationController?.pushViewController(UINavigationController(rootViewController: StepViewController()), animated: true)
    }

    @objc private func last() {
        navigationController?.pushViewController(StepViewController(), animated: true) // expect: push-without-stack (warning) "never inside a navigation stack"
    }
}

final class StepViewController: UIViewController {}
