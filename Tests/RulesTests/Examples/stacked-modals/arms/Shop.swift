import UIKit

// Arms that exclude one another open one layer each, not one on the other.

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = ShelfViewController()
        return true
    }
}

final class ShelfViewController: UIViewController {
    private var isMember = false

    @objc private func open() {
        if isMember {
            present(OfferViewController(), animated: true) // ok: stacked-modals — one arm
        } else {
            present(SignUpViewController(), animated: true) // ok: stacked-modals — the other
        }
        #if DEBUG
        present(PlainViewController(), animated: true) // ok: stacked-modals — one build
        #else
        present(FancyViewController(), animated: true) // ok: stacked-modals — another
        #endif
    }
}

final class OfferViewController: UIViewController {
    @objc private func terms() {
        #if INTERNAL
        present(DraftViewController(), animated: true) // ok: stacked-modals — the second layer in one build
        #else
        present(TermsViewController(), animated: true) // ok: stacked-modals — the second layer in another
        #endif
    }
}

final class SignUpViewController: UIViewController {}
final class PlainViewController: UIViewController {}
final class FancyViewController: UIViewController {}
final class DraftViewController: UIViewController {}
final class TermsViewController: UIViewController {}
