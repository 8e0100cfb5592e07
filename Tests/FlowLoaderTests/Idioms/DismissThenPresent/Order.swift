import UIKit

final class ChooserViewController: UIViewController {
    weak var host: UIViewController?

    /// In the completion: the layer is gone when the next one comes.
    func goOnAfterwards() {
        dismiss(animated: true) { // edge: dismiss ChooserViewController → ?
            self.host?.present(ChosenViewController(), animated: true) // edge: present ChooserViewController → ChosenViewController
        }
    }

    /// On the same path, without waiting.
    func goOnAtOnce() {
        dismiss(animated: true) // edge: dismiss ChooserViewController → ?
        presentingViewController?.present(ChosenViewController(), animated: true) // edge: present ChooserViewController → ChosenViewController // expect: presentation-dropped
    }

    func goOnWithLabel() {
        presentingViewController?.dismiss(animated: false, completion: { [weak host] in // edge: dismiss ChooserViewController → ?
            host?.show(ChosenViewController(), sender: nil) // edge: show ChooserViewController → ChosenViewController
        })
    }

    func popThenPush() {
        navigationController?.popViewController(animated: false) // edge: pop ChooserViewController → ?
        navigationController?.pushViewController(ChosenViewController(), animated: true) // edge: push ChooserViewController → ChosenViewController
    }

    func oneOrTheOther(_ isDone: Bool) {
        if isDone {
            dismiss(animated: true) // edge: dismiss ChooserViewController → ?
        } else {
            present(ChosenViewController(), animated: true) // edge: present ChooserViewController → ChosenViewController
        }
    }

    func presentInPresent() {
        present(ChosenViewController(), animated: true) { // edge: present ChooserViewController → ChosenViewController
            self.present(LastChoiceViewController(), animated: true) // edge: present ChooserViewController → LastChoiceViewController
        }
    }
}

final class ChosenViewController: UIViewController {}
final class LastChoiceViewController: UIViewController {}
