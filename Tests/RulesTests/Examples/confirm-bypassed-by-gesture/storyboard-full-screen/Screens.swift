import UIKit

final class HomeViewController: UIViewController {}

final class EditViewController: UIViewController {
    private var hasChanges = false

    @IBAction private func cancel(_ sender: Any) {
        if hasChanges { ask() } else { dismiss(animated: true) }
    }

    private func ask() {
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
        present(alert, animated: true)
    }
}

final class NoteViewController: UIViewController {
    private var hasChanges = false { didSet { navigationController?.isModalInPresentation = hasChanges } }

    @IBAction private func cancel(_ sender: Any) {
        if hasChanges { ask() } else { dismiss(animated: true) }
    }

    private func ask() {
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
        present(alert, animated: true)
    }
}
