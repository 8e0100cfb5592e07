import UIKit

final class UploadViewController: UIViewController {
    private let store = Store()

    @objc private func send() {
        do {
            try store.send()
            present(ThanksViewController(), animated: true)
        } catch {
            dismiss(animated: true) // ok: dismiss-closes-wrong-layer — nothing was thrown once thanks were shown
        }
    }

    @objc private func sendLater() -> Bool {
        do {
            try store.send()
            present(ThanksViewController(), animated: true)
            return true
        } catch {
            dismiss(animated: true) // ok: dismiss-closes-wrong-layer — the other way through the same code
        }
        return false
    }

    @objc private func sendTwice() {
        do {
            present(ThanksViewController(), animated: true)
            try store.send()
        } catch {
            dismiss(animated: true) // ok: dismiss-closes-wrong-layer — whether it was thrown after thanks were shown, nobody knows
        }
    }

    @objc private func startOver() {
        present(ThanksViewController(), animated: false)
        presentedViewController?.dismiss(animated: true) {
            self.dismiss(animated: true) // ok: dismiss-closes-wrong-layer — what was above has gone when this runs
        }
    }
}

final class Store { func send() throws {} }
final class ThanksViewController: UIViewController {}
