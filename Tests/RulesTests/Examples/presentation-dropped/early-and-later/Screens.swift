import UIKit

// Asked for before there is a view, or while another layer goes.

final class EagerViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        present(NoteViewController(), animated: false) // expect: presentation-dropped (warning) "an initialiser"
    }

    required init?(coder: NSCoder) { nil }
}

final class HastyViewController: UIViewController {
    override func loadView() {
        view = UIView()
        present(NoteViewController(), animated: false) // expect: presentation-dropped (warning) "presented in loadView"
    }
}

final class PatientViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        present(NoteViewController(), animated: false) // ok: presentation-dropped — the view is in a window
    }
}

final class SideViewController: UIViewController {
    @objc private func choose() {
        dismiss(animated: true)
        showDetailViewController(NoteViewController(), sender: self) // expect: presentation-dropped (warning) "may lose it"
    }

    @objc private func chooseLater() {
        dismiss(animated: true) { [weak self] in
            self?.showDetailViewController(NoteViewController(), sender: self) // ok: presentation-dropped — in the completion
        }
    }
}

final class NoteViewController: UIViewController {}
