import UIKit

final class ListViewController: UIViewController {
    private func pickerDidPick() {
        dismiss(animated: true)
        performSegue(withIdentifier: "item", sender: self) // expect: presentation-dropped "while a layer of the same controller is still being dismissed"
    }

    private func pickerDidPickLater() {
        dismiss(animated: true) {
            self.performSegue(withIdentifier: "item", sender: self) // ok: presentation-dropped — in the completion
        }
    }
}

final class ItemViewController: UIViewController {}
