import UIKit

final class HomeViewController: UIViewController {}
final class FirstViewController: UIViewController {}

final class SecondViewController: UIViewController {
    @IBAction func leave(_ sender: Any) { dismiss(animated: true) }
}
