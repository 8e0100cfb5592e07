import MessageUI
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = HomeViewController()
        return true
    }
}

final class HomeViewController: UIViewController {
    @objc private func openOrder() { present(OrderViewController(), animated: true) }
}

final class OrderViewController: UIViewController {
    @objc private func openAddress() { present(AddressViewController(), animated: true) } // ok: stacked-modals — the second layer
    @objc private func close() { dismiss(animated: true) }
}

final class AddressViewController: UIViewController {
    @objc private func openCountries() {
        present(CountriesViewController(), animated: true) // expect: stacked-modals "modal layer 3"
    }

    @objc private func openMail() { present(MFMailComposeViewController(), animated: true) } // ok: stacked-modals — a system screen

    @objc private func openMap() {
        let map = MapViewController()
        map.modalPresentationStyle = .popover
        map.popoverPresentationController?.sourceView = view
        present(map, animated: true) // ok: stacked-modals — a popover
    }

    @objc private func leaveForHelp() {
        let presenter = presentingViewController
        dismiss(animated: true) {
            presenter?.present(HelpViewController(), animated: true) // ok: stacked-modals — it dismisses itself first
        }
    }

    @objc private func close() { dismiss(animated: true) }
}

final class CountriesViewController: UIViewController {
    @objc private func close() { dismiss(animated: true) }
}

final class MapViewController: UIViewController {}

final class HelpViewController: UIViewController {
    @objc private func close() { dismiss(animated: true) }
}
