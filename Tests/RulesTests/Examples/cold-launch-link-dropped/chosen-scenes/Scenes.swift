import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let plays = options.userActivities.contains { $0.activityType == "play" }
        return UISceneConfiguration(name: plays ? "Play" : "Main", sessionRole: session.role)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UIViewController()
    }

    // ok: cold-launch-link-dropped — a launch with an activity is given another scene
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { open(userActivity.webpageURL) }

    // expect: cold-launch-link-dropped "urlContexts"
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts.first?.url) }

    private func open(_ link: URL?) { window?.rootViewController?.present(PlayViewController(), animated: true) }
}

final class PlaySceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = options.userActivities.isEmpty ? UIViewController() : PlayViewController()
    }
}

final class PlayViewController: UIViewController {}
