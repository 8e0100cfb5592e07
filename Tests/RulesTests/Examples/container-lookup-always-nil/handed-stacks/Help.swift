import UIKit

struct HelpCentre {
    func show(from host: UIViewController) {
        // expect: container-lookup-always-nil (warning) "of a navigation controller"
        host.navigationController?.pushViewController(ArticleViewController(), animated: true)
    }

    func showWithCare(from host: UIViewController) {
        let stack = host as? UINavigationController ?? host.navigationController
        // ok: container-lookup-always-nil — the value itself is used where it is a stack
        stack?.pushViewController(ArticleViewController(), animated: true)
    }

    func showIfPossible(from host: UIViewController) {
        guard let stack = host.navigationController else { return host.present(ArticleViewController(), animated: true) }
        stack.pushViewController(ArticleViewController(), animated: true) // ok: container-lookup-always-nil — tested for nil
    }

    func showOnScreen(from host: UIViewController) {
        // ok: container-lookup-always-nil — nobody hands over a stack
        host.navigationController?.pushViewController(ArticleViewController(), animated: true)
    }
}

final class ArticleViewController: UIViewController {}

/// The stack goes through a property and two parameters.
final class PaymentOnboarding {
    private let host: UIViewController
    init(host: UIViewController) { self.host = host }

    func start() { step(from: host) }
    private func step(from host: UIViewController) {
        // expect: container-lookup-always-nil (warning) "which this is handed"
        host.navigationController?.popToRootViewController(animated: true)
    }
}

final class HelpOpener: UIViewController {
    private let stack = UINavigationController()
    func open() {
        HelpCentre().show(from: stack)
        HelpCentre().showWithCare(from: stack)
        HelpCentre().showIfPossible(from: stack)
        HelpCentre().showOnScreen(from: self)
        PaymentOnboarding(host: stack).start()
    }
}
