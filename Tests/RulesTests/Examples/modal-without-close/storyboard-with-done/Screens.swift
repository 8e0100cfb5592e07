import UIKit

final class HomeViewController: UIViewController {}

final class HelpViewController: UIViewController {
    @IBAction private func close(_ sender: Any) { dismiss(animated: true) }
}

final class LegendViewController: UIViewController {}
final class LogViewController: UIViewController {}
