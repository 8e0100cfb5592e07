import UIKit

// Made for the wrapper, and then presented without it: that crashes before anyone could miss the bar.

final class NotesViewController: UIViewController {
    @objc private func edit() {
        let editor = EditorViewController()
        let stack = UINavigationController(rootViewController: editor)
        stack.modalPresentationStyle = .formSheet
        present(editor, animated: true) // expect: controller-already-in-hierarchy (error) "is already inside"
    }

    @objc private func editRightly() {
        let stack = UINavigationController(rootViewController: EditorViewController())
        stack.modalPresentationStyle = .formSheet
        present(stack, animated: true) // ok: controller-already-in-hierarchy — the wrapper is presented
    }
}

final class EditorViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }

    @objc private func done() { dismiss(animated: true) }
}
