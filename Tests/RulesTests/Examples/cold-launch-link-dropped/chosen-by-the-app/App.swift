import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if let item = options.shortcutItem { open(item) }
        return UISceneConfiguration(name: "Main", sessionRole: session.role)
    }

    func open(_ item: UIApplicationShortcutItem) {}
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    // ok: cold-launch-link-dropped — whoever chooses the scene's configuration is given the same options
    func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}
}
