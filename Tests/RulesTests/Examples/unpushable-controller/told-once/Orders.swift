import UIKit

final class HomeViewController: UIViewController {
    @IBAction func open() { present(OrdersViewController(), animated: true) }
}

/// Only ever presented bare: the push would go nowhere, and what it is given could not be pushed.
final class OrdersViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
    @IBAction func openOrder() {
        let stack = UINavigationController(rootViewController: OrderViewController())
        navigationController?.pushViewController(stack, animated: true) // expect: unpushable-controller
    }
}

final class OrderViewController: UIViewController {}
