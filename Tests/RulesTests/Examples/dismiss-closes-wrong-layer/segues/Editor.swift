import UIKit

// What a segue presents is a child like any other.

final class EditorViewController: UIViewController {
    @objc private func send() {
        performSegue(withIdentifier: "thanks", sender: self)
        dismiss(animated: true) // expect: dismiss-closes-wrong-layer (warning) "itself stays"
    }

    @objc private func thank() {
        performSegue(withIdentifier: "thanks", sender: self)
        presentingViewController?.dismiss(animated: true) // ok: dismiss-closes-wrong-layer — the presenter closes both
    }
}

final class ThanksViewController: UIViewController {}
