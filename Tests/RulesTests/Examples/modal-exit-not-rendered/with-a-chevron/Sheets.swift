import UIKit

// The chevron would look like Back, if anybody drew it.

final class DeskViewController: UIViewController {
    @objc private func edit() {
        present(EditorViewController(), animated: true)
    }

    @objc private func editWrapped() {
        present(UINavigationController(rootViewController: WriterViewController()), animated: true)
    }
}

final class EditorViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: modal-exit-not-rendered (warning) "never shown"
        // ok: back-chevron-on-modal — nobody sees what it looks like
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}

final class WriterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: back-chevron-on-modal (warning) "looks like Back"
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}
