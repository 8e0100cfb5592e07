import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    // ok: cold-launch-link-dropped — it handles nothing
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { // expect: cold-launch-link-dropped "never called"
        Router.shared.open(url)
        return true
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = StartViewController()
        self.window = window
    }
}

final class Router {
    static let shared = Router()
    func open(_ url: URL) {}
}

final class StartViewController: UIViewController {}
