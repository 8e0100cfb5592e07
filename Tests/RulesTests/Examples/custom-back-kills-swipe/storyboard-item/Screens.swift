import UIKit

final class ListViewController: UIViewController {}

final class ItemViewController: UIViewController {
    @IBAction func goBack(_ sender: Any) { navigationController?.popViewController(animated: true) }
}

final class KeptViewController: UIViewController {
    @IBAction func goBack(_ sender: Any) { navigationController?.popViewController(animated: true) }
}
