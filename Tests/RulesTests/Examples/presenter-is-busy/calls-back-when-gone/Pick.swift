import UIKit

final class FormViewController: UIViewController {
    func pick() {
        let panel = PanelViewController(onDone: { [weak self] in
            self?.dismiss(animated: true) {
                self?.present(NoticeViewController(), animated: true) // ok: presenter-is-busy — after the dismissal
            }
        })
        present(panel, animated: true)
    }

    func choose() {
        let list = ListViewController(onChosen: { [weak self] in
            self?.present(NoticeViewController(), animated: true) // ok: presenter-is-busy — the list goes before it calls back
        })
        present(list, animated: true)
    }

    func ask() {
        let alert = UIAlertController(title: "More?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in
            self?.present(NoticeViewController(), animated: true) // ok: presenter-is-busy — an alert is gone when its action runs
        })
        present(alert, animated: true)
    }
}

final class PanelViewController: UIViewController {
    private let onDone: () -> Void
    init(onDone: @escaping () -> Void) {
        self.onDone = onDone
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    @objc private func done() { onDone() }
}

final class ListViewController: UIViewController {
    private let onChosen: () -> Void
    init(onChosen: @escaping () -> Void) {
        self.onChosen = onChosen
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    @objc private func choose() { dismiss(animated: true, completion: onChosen) }
}

final class NoticeViewController: UIViewController {}
