import SwiftUI
import UIKit

@main
struct TripsApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @State private var trip: URL?
    var body: some Scene {
        WindowGroup {
            Text("Trips").onOpenURL { trip = $0 }.sheet(item: $trip) { Text($0.absoluteString) }
        }
    }
}

extension URL: Identifiable { public var id: String { absoluteString } }

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { note(scene) }

    // ok: cold-launch-link-dropped — the view is told of the URL that launches the app
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { note(scene) }

    // expect: cold-launch-link-dropped "userActivities"
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { note(scene) }

    private func note(_ scene: UIScene) { UserDefaults.standard.set(scene.session.persistentIdentifier, forKey: "last") }
}
