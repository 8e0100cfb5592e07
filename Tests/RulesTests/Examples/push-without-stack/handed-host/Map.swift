import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = MapViewController()
    }
}

final class Router {
    func navigate(to screen: UIViewController, from host: UIViewController) {
        host.navigationController?.pushViewController(screen, animated: true)
    }
}

/// The root stands in no stack; the bridge pushes from it by a property.
final class MapViewController: UIViewController {
    private let bridge = TripBridge()

    override func viewDidLoad() {
        super.viewDidLoad()
        bridge.host = self
    }

    @objc func openList() {
        present(UINavigationController(rootViewController: ListViewController()), animated: true)
    }

    final class TripBridge {
        weak var host: UIViewController?
        private let router = Router()

        func open() {
            guard let host else { return }
            router.navigate(to: TripViewController(), from: host) // expect: push-without-stack (warning) "never inside a navigation stack"
        }
    }
}

final class ListViewController: UIViewController {
    private let router = Router()
    @objc func open() {
        router.navigate(to: TripViewController(), from: self) // ok: push-without-stack — it stands in one
    }
}

final class TripViewController: UIViewController {}
