import UIKit

final class HomeViewController: UIViewController {
    @IBAction func edit() {
        let editor = EditorViewController()
        let stack = UINavigationController(rootViewController: editor)
        stack.isToolbarHidden = true
        present(editor, animated: true) // expect: controller-already-in-hierarchy
    }
}

/// Its Done would not be drawn either; but it never comes to that.
final class EditorViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}
