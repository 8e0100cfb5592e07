import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    // expect: cold-launch-link-dropped "application(_:open:options:) is never called"
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        TicketRouter.open(url)
        return true
    }
}

enum TicketRouter {
    static func open(_ url: URL) {}
}

/// The property list names it; the storyboard gives it its window.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
