import UIKit

extension UIViewController {
    func openTerms() {
        // edge: present SignUpViewController → TermsViewController in UINavigationController
        // edge: present CheckoutViewController → TermsViewController in UINavigationController
        present(UINavigationController(rootViewController: TermsViewController()), animated: true)
    }
    func openHelpPage() {
        navigationController?.pushViewController(HelpPageViewController(), animated: true) // edge: push CheckoutViewController → HelpPageViewController
    }
    func leave() {
        dismiss(animated: true)
    }
    /// Nobody calls it: it says nothing about any screen.
    func openUnused() {
        present(HelpPageViewController(), animated: true) // edge: present flow:UIViewController → HelpPageViewController
    }
}

extension UINavigationController {
    func pushTerms() {
        pushViewController(TermsViewController(), animated: true) // edge: push CheckoutViewController → TermsViewController likely
    }
}

final class SignUpViewController: UIViewController {
    func terms() { openTerms() }
}

final class CheckoutViewController: UIViewController {
    func terms() { openTerms() }
    func help() { self.openHelpPage() }
    func push() { navigationController?.pushTerms() }
}

final class TermsViewController: UIViewController {}
final class HelpPageViewController: UIViewController {}
