import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        guard let stack = window?.rootViewController as? UINavigationController, let home = stack.viewControllers.first as? HomeViewController else { return false }
        if url.host == "news" { home.openNews() } else { home.openOffer() }
        return true
    }
}

final class HomeViewController: UIViewController {
    func openNews() {
        performSegue(withIdentifier: "news", sender: nil) // expect: deep-link-push-under-modal "pushes “NewsViewController”"
    }

    func openOffer() {
        dismiss(animated: false)
        performSegue(withIdentifier: "offer", sender: nil) // ok: deep-link-push-under-modal — what is presented has gone
    }
}

final class HelpViewController: UIViewController {
    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}

final class NewsViewController: UIViewController {}
final class OfferViewController: UIViewController {}
