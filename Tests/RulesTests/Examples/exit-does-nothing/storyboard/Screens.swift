import UIKit

final class ListViewController: UIViewController {}

final class ItemViewController: UIViewController {
    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}

final class PageViewController: UIViewController {
    @IBAction func back(_ sender: Any) { navigationController?.popViewController(animated: true) }
}
