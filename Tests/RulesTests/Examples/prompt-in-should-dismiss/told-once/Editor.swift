import UIKit

final class HomeViewController: UIViewController {
    @IBAction func edit() {
        let editor = EditorViewController()
        let stack = UINavigationController(rootViewController: editor)
        stack.presentationController?.delegate = editor
        present(stack, animated: true)
    }
}

final class EditorViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }

    /// Asked while UIKit only wants to know: that the question comes right after a dismissal is no further finding.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        dismiss(animated: true)
        let question = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        present(question, animated: true) // expect: prompt-in-should-dismiss
        return false
    }
}
