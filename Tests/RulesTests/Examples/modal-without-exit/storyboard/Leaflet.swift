import UIKit

final class LeafletViewController: UIViewController {
    @IBAction func fold(_ sender: Any) { dismiss(animated: true) }
}
