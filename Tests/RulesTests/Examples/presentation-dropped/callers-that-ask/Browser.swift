import UIKit

final class BrowserViewController: UIViewController {
    @objc private func pageLoaded() {
        guard presentedViewController == nil else { return }
        notifySaving()
    }

    @objc private func menuTapped() {
        notifyTrackers()
    }

    @objc private func shareTapped() {
        presentedViewController?.view.endEditing(true)
        notifySharing()
    }

    private func notifySharing() {
        dismiss(animated: true)
        present(NoteViewController(), animated: true) // expect: presentation-dropped
    }

    private func notifySaving() {
        dismiss(animated: true)
        present(NoteViewController(), animated: true) // ok: presentation-dropped — its caller has seen that nothing is up
    }

    private func notifyTrackers() {
        dismiss(animated: true)
        present(NoteViewController(), animated: true) // expect: presentation-dropped
    }
}

final class NoteViewController: UIViewController {}
