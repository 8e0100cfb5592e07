import UIKit

// The window is given its root on the way, one or the other: nothing can be presented above it yet.

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if application.applicationState != .background { setUpWindow() }
        NotificationCenter.default.addObserver(forName: .init("expired"), object: nil, queue: .main) { [weak self] _ in
            // expect: presenter-is-busy
            self?.window?.rootViewController?.present(WelcomeViewController(), animated: true)
        }
        return true
    }

    private func setUpWindow() {
        window = UIWindow(frame: UIScreen.main.bounds)
        if Device.isSupported {
            window?.rootViewController = HomeViewController()
        } else {
            window?.rootViewController = UnsupportedViewController()
        }
        window?.makeKeyAndVisible()
        if Device.isFresh {
            // ok: top-controller-walk-stops-short — the window has just been made
            window?.rootViewController?.present(WelcomeViewController(), animated: false)
        } else if Device.isUpdated {
            // ok: top-controller-walk-stops-short — as above, and the arm before is not taken
            window?.rootViewController?.present(NewsViewController(), animated: false)
        }
    }
}

enum Device {
    static var isSupported: Bool { UserDefaults.standard.bool(forKey: "supported") }
    static var isFresh: Bool { UserDefaults.standard.bool(forKey: "fresh") }
    static var isUpdated: Bool { UserDefaults.standard.bool(forKey: "updated") }
}

final class HomeViewController: UIViewController {
    @objc private func open() { present(NewsViewController(), animated: true) }
}

final class UnsupportedViewController: UIViewController {}
final class WelcomeViewController: UIViewController {
    @IBAction private func close() { dismiss(animated: true) }
}
final class NewsViewController: UIViewController {
    @IBAction private func close() { dismiss(animated: true) }
}
