import UIKit

/// Full screen by itself below iOS 13, a sheet from then on: the style and the lock are set where they mean something.
final class BuoyViewController: UIViewController {
    @objc private func open() {
        let stack = UINavigationController(rootViewController: NoteViewController())
        if #available(iOS 13, *) { stack.isModalInPresentation = true }
        present(stack, animated: true) // ok: modal-without-exit, edits-lost-on-swipe-dismiss — locked where a swipe would close it
    }

    @objc private func openMap() {
        let map = SoundingsViewController()
        if #available(iOS 13, *) { map.modalPresentationStyle = .automatic } else { map.modalPresentationStyle = .fullScreen }
        present(map, animated: true) // ok: modal-without-exit — it has Close on both
    }
}

final class NoteViewController: UIViewController {
    private let text = UITextView()
    private let place = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}

final class SoundingsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let close = UIButton()
        if #available(iOS 14, *) {
            close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        } else {
            close.addTarget(self, action: #selector(leave), for: .touchUpInside)
        }
    }

    @objc private func leave() { dismiss(animated: true) }
}
