import UIKit

final class HomeViewController: UIViewController {}

final class MapViewController: UIViewController {
    @IBAction func leave(_ sender: Any) { dismiss(animated: true) }
}

final class HelpViewController: UIViewController {
    @IBAction func leave(_ sender: Any) { dismiss(animated: true) }
}
