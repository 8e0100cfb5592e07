import UIKit

final class HomeViewController: UIViewController {}

final class BareViewController: UIViewController {
    @IBAction private func close(_ sender: Any) { dismiss(animated: true) }
}

final class InsideViewController: UIViewController {
    @IBAction private func close(_ sender: Any) { dismiss(animated: true) }
}
