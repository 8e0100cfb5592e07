import UIKit

final class ShopViewController: UIViewController {}
final class ThanksViewController: UIViewController {}

final class AddressViewController: UIViewController {
    @IBAction private func cancel(_ sender: Any) { dismiss(animated: true) }
}

final class PaymentViewController: UIViewController {
    @IBAction private func cancel(_ sender: Any) { dismiss(animated: true) }
}

final class CheckViewController: UIViewController {
    @IBAction private func cancel(_ sender: Any) { dismiss(animated: true) }
}
