import UIKit

final class ListViewController: UIViewController {}

final class AddViewController: UIViewController {
    @IBAction func leave(_ sender: Any) { navigationController?.popViewController(animated: true) }
}

final class ShowViewController: UIViewController {
    @IBAction func leave(_ sender: Any) { navigationController?.popViewController(animated: true) }
}
