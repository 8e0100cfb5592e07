import UIKit

// Editors that lose nothing, or ask (look-alikes 9 to 15).

final class LedgerViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
    private var isOpen = false

    @objc private func search() {
        present(UINavigationController(rootViewController: FieldSearchViewController()), animated: true)
    }

    @objc private func note() {
        let stack = UINavigationController(rootViewController: FieldNoteViewController())
        stack.isModalInPresentation = true // ok: modal-without-exit — it has its own way out
        present(stack, animated: true)
    }

    @objc private func weigh() {
        let weigh = WeighViewController()
        let stack = UINavigationController(rootViewController: weigh)
        stack.presentationController?.delegate = self
        isOpen = true
        present(stack, animated: true)
    }

    /// The presenter hears of the swipe.
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { isOpen = false }

    @objc private func share(_ item: UIBarButtonItem) {
        let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
        sheet.isModalInPresentation = true // ok: modal-without-exit — a system sheet has its own button
        sheet.popoverPresentationController?.barButtonItem = item
        present(sheet, animated: true)
    }

    @objc private func hint() {
        let hint = HintViewController()
        hint.sheetPresentationController?.detents = [.medium()]
        hint.sheetPresentationController?.prefersGrabberVisible = true
        present(hint, animated: true) // ok: modal-without-exit, modal-without-close — a card with a grabber
    }

    @objc private func banner() {
        let banner = HintViewController()
        banner.modalPresentationStyle = .overFullScreen
        banner.isModalInPresentation = true
        present(banner, animated: true) // ok: modal-without-exit — a tap closes it; the lock has no effect here
    }

    @objc private func wait() {
        let progress = WaitViewController()
        progress.isModalInPresentation = true
        present(progress, animated: true) // ok: modal-without-exit — it goes by itself
    }
}

final class WaitViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.dismiss(animated: true) }
    }
}

final class HintViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
    }

    @objc private func leave() { dismiss(animated: true) }
}

/// What is searched for is not kept.
final class FieldSearchViewController: UIViewController {
    private let words = UISearchBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: edits-lost-on-swipe-dismiss, swipe-skips-close — a search
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}

final class FieldNoteViewController: UIViewController {
    private let text = UITextView()
    private let place = UITextField()
    private var hasChanges = false

    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: confirm-bypassed-by-gesture, edits-lost-on-swipe-dismiss — the site has locked the sheet
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    }

    @objc private func cancel() {
        guard hasChanges else { return dismiss(animated: true) }
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
        present(alert, animated: true)
    }

    @objc private func save() { dismiss(animated: true) }
}

/// Locked only while it weighs, with Cancel on all the while.
final class WeighViewController: UIViewController {
    private var isWeighing = false {
        didSet { isModalInPresentation = isWeighing }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Weigh"
        // ok: modal-without-exit, swipe-skips-close — Cancel stays, and the presenter hears of the swipe
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
}

/// Two presentations, of which one path meets one (17), and one on the other.
final class StallViewController: UIViewController {
    var isEmpty = false

    @objc private func open() {
        if isEmpty {
            present(HintViewController(), animated: true) // ok: presentation-dropped — one branch or the other
        } else {
            present(UINavigationController(rootViewController: FieldSearchViewController()), animated: true)
        }
    }

    @objc private func ask() {
        let alert = UIAlertController(title: "Open?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.present(HintViewController(), animated: true) })
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in self.present(WaitViewController(), animated: true) })
        present(alert, animated: true) // ok: presentation-dropped, presenter-is-busy — the alert is gone when its action runs
    }

    @objc private func both() {
        let hint = HintViewController()
        present(hint, animated: true)
        hint.present(WaitViewController(), animated: true) // ok: presentation-dropped, stacked-modals — on the first one
    }

    @objc private func chain() {
        present(HintViewController(), animated: true) {
            self.presentedViewController?.present(WaitViewController(), animated: true) // ok: presentation-dropped — once the first is up
        }
    }
}
