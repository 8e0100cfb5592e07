import UIKit

// The same setter, taken back where the screen leaves.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: ReaderViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class ReaderViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.hidesBarsWhenVerticallyCompact = true // ok: hidden-bar-inherited — taken back on leaving
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.hidesBarsWhenVerticallyCompact = false
    }

    @objc private func notes() { navigationController?.pushViewController(NotesViewController(), animated: true) }
}

final class NotesViewController: UIViewController {}
