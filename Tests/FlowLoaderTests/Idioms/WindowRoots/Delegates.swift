import UIKit

final class RootSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = makeRoot() // edge: root flow:RootSceneDelegate → FrontViewController in UINavigationController
        window?.makeKeyAndVisible()
    }

    private func makeRoot() -> UIViewController {
        let front = FrontViewController()
        return UINavigationController(rootViewController: front)
    }
}

final class RootAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = OldFrontViewController() // edge: root flow:RootAppDelegate → OldFrontViewController
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// A drawing's window has a root that is no controller.
final class Drawing {
    var rootViewController: String?
    func close() { rootViewController = "none" } // edge: none
}

final class FrontViewController: UIViewController {} // screen: FrontViewController closed
final class OldFrontViewController: UIViewController {} // screen: OldFrontViewController closed
