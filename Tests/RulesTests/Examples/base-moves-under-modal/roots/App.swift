import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        NotificationCenter.default.addObserver(self, selector: #selector(ready), name: .init("ready"), object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(expired), name: .init("expired"), object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(renewed), name: .init("renewed"), object: nil)
    }

    @objc private func ready() {
        guard window?.rootViewController == nil else { return }
        // ok: base-moves-under-modal — there was no base layer
        window?.rootViewController = UINavigationController(rootViewController: StallsViewController())
    }

    @objc private func renewed() {
        window?.rootViewController?.dismiss(animated: false)
        window?.rootViewController = UINavigationController(rootViewController: StallsViewController())
        // ok: presenter-is-busy, top-controller-walk-stops-short — the root is new: nothing is up
        window?.rootViewController?.present(WelcomeViewController(), animated: true)
    }

    @objc private func expired() {
        // expect: base-moves-under-modal (warning) "is left behind"
        window?.rootViewController = UINavigationController(rootViewController: WelcomeViewController())
    }
}

final class StallsViewController: UIViewController {
    @objc private func open() { present(StallViewController(), animated: true) }
}

final class StallViewController: UIViewController {
    @objc private func leave() { dismiss(animated: true) }
}

final class WelcomeViewController: UIViewController {
    @objc private func leave() { dismiss(animated: true) }
}
