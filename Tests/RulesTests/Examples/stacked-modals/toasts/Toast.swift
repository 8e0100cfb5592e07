import UIKit

final class HomeViewController: UIViewController {
    @IBAction func openList() { present(UINavigationController(rootViewController: ListViewController()), animated: true) }
}

final class ListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
    }
    @objc private func leave() { dismiss(animated: true) }
    @IBAction func openItem() { present(UINavigationController(rootViewController: ItemViewController()), animated: true) }
}

final class ItemViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
    }
    @objc private func leave() { dismiss(animated: true) }

    @IBAction func save() { present(ToastViewController(), animated: true) } // ok: stacked-modals — it goes by itself
    @IBAction func openNote() { present(NoteViewController(), animated: true) } // expect: stacked-modals
}

/// A word that goes again after a moment.
final class ToastViewController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overCurrentContext
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.dismiss(animated: true) }
    }
}

final class NoteViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}
