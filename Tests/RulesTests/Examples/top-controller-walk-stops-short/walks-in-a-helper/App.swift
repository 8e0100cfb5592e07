import UIKit

// What is presented is handed to a helper, which looks for the top itself.

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = HomeController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        if url.isFileURL {
            let alert = UIAlertController(title: "Imported", message: nil, preferredStyle: .alert)
            show(alert) // ok: top-controller-walk-stops-short — the helper walks to the top
        } else {
            let alert = UIAlertController(title: "Unknown", message: nil, preferredStyle: .alert)
            showOnRoot(alert)
        }
        return true
    }

    private func show(_ alert: UIAlertController) {
        var top = window?.rootViewController
        while top?.presentedViewController != nil {
            top = top?.presentedViewController
        }
        top?.present(alert, animated: true, completion: nil)
    }

    private func showOnRoot(_ alert: UIAlertController) {
        window?.rootViewController?.present(alert, animated: true, completion: nil) // expect: top-controller-walk-stops-short (warning)
    }
}

final class HomeController: UIViewController {
    @objc func news() {
        present(NewsController(), animated: true)
    }
}

final class NewsController: UIViewController {
    @objc func close() {
        dismiss(animated: true)
    }
}
