import UIKit

final class StartViewController: UIViewController {}

final class EditViewController: UIViewController {
    private var isDirty = false

    @IBAction func cancel(_ sender: Any) {
        guard isDirty else {
            dismiss(animated: true)
            return
        }
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
        present(alert, animated: true)
    }
}
