import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: MenuViewController())
    }
}

final class MenuViewController: UIViewController {
    @IBAction func game(_ sender: UIButton) { navigationController?.pushViewController(GameViewController(), animated: true) }
    @IBAction func map(_ sender: UIButton) { navigationController?.pushViewController(MapViewController(), animated: true) }
}

/// The second recognizer exists from iOS 26 on; below there is nothing to lock.
final class GameViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false // ok: swipe-lock-misses-content-gesture — the other is off where it exists
        if #available(iOS 26, *) { navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = false }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
        if #available(iOS 26, *) { navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = true }
    }
}

/// Locked by a helper in another type.
final class MapViewController: UIViewController {
    private let lock = SwipeLock()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        lock.set(true, on: navigationController)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        lock.set(false, on: navigationController)
    }
}

final class SwipeLock {
    func set(_ isLocked: Bool, on stack: UINavigationController?) {
        stack?.interactivePopGestureRecognizer?.isEnabled = !isLocked // ok: swipe-lock-misses-content-gesture — both are switched
        if #available(iOS 26, *) { stack?.interactiveContentPopGestureRecognizer?.isEnabled = !isLocked }
    }
}
