import UIKit

final class LetterViewController: UIViewController {
    @IBAction private func back(_ sender: Any) { navigationController?.popToRootViewController(animated: true) }
}

final class RulesViewController: UIViewController {
    @IBAction private func back(_ sender: Any) { navigationController?.popViewController(animated: true) }
}
