import UIKit

final class ListViewController: UIViewController {
    @IBAction func saved(_ segue: UIStoryboardSegue) {}
}

final class FormViewController: UIViewController {
    @IBAction private func cancel(_ sender: Any) { dismiss(animated: true) }
}
