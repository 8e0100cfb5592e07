import UIKit

enum Step: String {
    case terms = "Show Terms"
    case offer = "Show Offer"
}

extension UIViewController {
    func perform(_ step: Step) { performSegue(withIdentifier: step.rawValue, sender: self) }
}

final class StartViewController: UIViewController {
    @IBAction func readTerms(_ sender: UIButton) {
        perform(.terms)
    }
}
