import UIKit

// One recognizer for the whole stack: a screen that takes it and goes leaves it to nobody, or to itself.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: ShelfViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class ShelfViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = indexPath.row == 0 ? BookViewController() : indexPath.row == 1 ? AtlasViewController() : AlbumViewController()
        navigationController?.pushViewController(next, animated: true)
    }
}

/// The depth is tested, by an object that dies with the screen.
final class DepthGuard: NSObject, UIGestureRecognizerDelegate {
    weak var stack: UINavigationController?
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { (stack?.viewControllers.count ?? 0) > 1 }
}

final class BookViewController: UIViewController {
    private let depth = DepthGuard()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        depth.stack = navigationController
        // expect: pop-gesture-delegate-unguarded (info) "takes the stack’s pop gesture and never gives it back"
        navigationController?.interactivePopGestureRecognizer?.delegate = depth
    }
}

/// Its own delegate, without a test: while it is on top nobody asks at the root.
final class AtlasViewController: UIViewController, UIGestureRecognizerDelegate {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // expect: pop-gesture-delegate-unguarded (info) "never gives it back"
        navigationController?.interactivePopGestureRecognizer?.delegate = self
    }
}

final class AlbumViewController: UIViewController, UIGestureRecognizerDelegate {
    private weak var former: UIGestureRecognizerDelegate?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        former = navigationController?.interactivePopGestureRecognizer?.delegate
        navigationController?.interactivePopGestureRecognizer?.delegate = self // ok: pop-gesture-delegate-unguarded — lent, and given back on leaving
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.delegate = former
    }
}
