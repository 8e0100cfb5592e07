import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = RootViewController()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        // ok: top-controller-walk-stops-short — the root hands it on to whoever is free
        window?.rootViewController?.present(OfferViewController(), animated: true)
        return true
    }
}

final class RootViewController: UIViewController {
    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presentedViewController else {
            return super.present(viewControllerToPresent, animated: flag, completion: completion)
        }
        presentedViewController.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    @objc private func openSettings() { present(SettingsViewController(), animated: true) }
}

final class SettingsViewController: UIViewController {}
final class OfferViewController: UIViewController {}
