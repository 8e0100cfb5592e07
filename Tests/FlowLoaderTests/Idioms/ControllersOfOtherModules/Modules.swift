import PopupKit
import UIKit

extension PopupViewController {
    /// A class of another module, made by a factory of the app's.
    static func makeWarning(_ text: String) -> PopupViewController {
        let configuration = PopupViewController.Configuration(text: text)
        return PopupViewController.controllerWithConfiguration(configuration)
    }
}

final class HarvestViewController: UIViewController {
    private lazy var warning: PopupViewController = .makeWarning("late")

    func warn() {
        let popup = PopupViewController.makeWarning("now")
        popup.modalPresentationStyle = .custom
        present(popup, animated: true) // edge: present HarvestViewController → system:PopupViewController
    }

    func warnLate() {
        present(warning, animated: true) // edge: present HarvestViewController → system:PopupViewController
    }

    /// What another module gives without a type that says anything stays unknown.
    func ask() {
        if let controller = PopupKit.next() {
            present(controller, animated: true) // edge: present HarvestViewController → ?
        }
    }
}
