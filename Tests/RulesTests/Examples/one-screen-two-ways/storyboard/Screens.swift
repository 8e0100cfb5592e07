import UIKit

final class ListViewController: UIViewController {}

final class HelpViewController: UIViewController {
    @IBAction func leave(_ sender: Any) { dismiss(animated: true) }
}

final class TermsViewController: UIViewController {
    @IBAction func leave(_ sender: Any) { navigationController?.popViewController(animated: true) }
}
