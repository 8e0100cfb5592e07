import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        self.scene(scene, openURLContexts: options.urlContexts)
        options.userActivities.forEach { self.scene(scene, continue: $0) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let home = window?.rootViewController as? UINavigationController else { return }
        home.pushViewController(TripViewController(), animated: false) // expect: link-misses-screen "lands under “LegendViewController”"
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        guard let home = window?.rootViewController as? UINavigationController else { return }
        home.dismiss(animated: false)
        home.pushViewController(OfferViewController(), animated: false) // ok: link-misses-screen — what is presented goes first
    }
}

final class TripsViewController: UIViewController {}
final class MapViewController: UIViewController {}
final class TripViewController: UIViewController {}
final class OfferViewController: UIViewController {}

final class LegendViewController: UIViewController {
    @IBAction private func close(_ sender: Any) { dismiss(animated: true) }
}
