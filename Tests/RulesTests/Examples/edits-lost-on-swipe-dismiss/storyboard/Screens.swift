import UIKit

final class HomeViewController: UIViewController {}

final class AddressViewController: UIViewController {
    @IBAction private func leave(_ sender: Any) { dismiss(animated: true) }
}

final class RenameViewController: UIViewController {
    @IBAction private func leave(_ sender: Any) { dismiss(animated: true) }
}
