import os.log
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let log = OSLog(subsystem: "notes", category: "scene")

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = NotesViewController()
        self.window = window
    }

    // ok: cold-launch-link-dropped — it writes the link down, and handles none
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        os_log("opened by a link", log: log, type: .info)
    }

    // ok: cold-launch-link-dropped — it says that it did nothing
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        os_log("a shortcut", log: log, type: .info)
        completionHandler(false)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { // expect: cold-launch-link-dropped "willConnectTo ignores connectionOptions.userActivities"
        os_log("an activity", log: log, type: .info)
        Finder.shared.find(userActivity)
    }
}

final class Finder {
    static let shared = Finder()
    func find(_ activity: NSUserActivity) {}
}

final class NotesViewController: UIViewController {}
