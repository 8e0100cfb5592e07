import UIKit

protocol HelpShowing: AnyObject {}

extension HelpShowing where Self: UIViewController {
    func showHelp() {
        // edge: present TaxViewController → HelpViewController
        // edge: present RentViewController → HelpViewController
        present(HelpViewController(), animated: true)
    }
}

protocol StoryboardMade {}

extension StoryboardMade where Self: UIViewController {
    static func fromStoryboard() -> Self {
        UIStoryboard(name: "Forms", bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! Self
    }
}

final class TaxViewController: UIViewController, HelpShowing {
    func openForm() {
        let form = FormViewController.fromStoryboard()
        present(form, animated: true) // edge: present TaxViewController → FormViewController
    }
    func help() { showHelp() }
}

final class RentViewController: UIViewController, HelpShowing {
    func help() { showHelp() }
}

/// Conforms, and never asks for help.
final class QuietViewController: UIViewController, HelpShowing {}

final class FormViewController: UIViewController, StoryboardMade {}
final class HelpViewController: UIViewController {}
