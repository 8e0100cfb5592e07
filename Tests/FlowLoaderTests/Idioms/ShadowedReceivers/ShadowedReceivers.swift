import UIKit

/// What a name means is what declares it.
final class OrdersViewController: UIViewController {
    func pushOnLocal() {
        let navigationController = UINavigationController(rootViewController: OrderFormViewController())
        // edge: push OrdersViewController → OrderHelpViewController
        navigationController.pushViewController(OrderHelpViewController(), animated: false)
        present(navigationController, animated: true) // edge: present OrdersViewController → OrderFormViewController in UINavigationController
    }

    func pushOnParameter(_ navigationController: UINavigationController) {
        navigationController.pushViewController(OrderHelpViewController(), animated: true) // edge: push OrdersViewController → OrderHelpViewController
    }

    func push() {
        navigationController?.pushViewController(OrderFormViewController(), animated: true) // edge: push OrdersViewController → OrderFormViewController
    }

    func unrelated() {
        let printer = Printer()
        printer.present(OrderHelpViewController(), animated: true) // edge: none
        printer.dismiss(animated: true) // edge: none
        printer.show(1, sender: nil) // edge: none
    }
}

/// Its methods share their names with UIKit's, and show nothing.
final class Printer {
    func present(_ any: Any, animated: Bool) {}
    func dismiss(animated: Bool) {}
    func show(_ number: Int, sender: Any?) {}
}

final class OrderFormViewController: UIViewController {}
final class OrderHelpViewController: UIViewController {}
