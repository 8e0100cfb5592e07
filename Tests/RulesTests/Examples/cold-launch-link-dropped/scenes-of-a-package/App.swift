import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    // ok: cold-launch-link-dropped — what the scene’s delegate does with links is not in the sources
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        TicketRouter.open(url)
        return true
    }
}

enum TicketRouter {
    static func open(_ url: URL) {}
}
