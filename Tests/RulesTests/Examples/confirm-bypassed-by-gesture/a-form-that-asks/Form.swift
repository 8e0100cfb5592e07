import UIKit

// Two fields, Save, a Cancel that asks, and a swipe that does not: that it asks at the button is the better thing to say.

final class ListViewController: UIViewController {
    @objc private func add() {
        present(UINavigationController(rootViewController: PersonFormViewController()), animated: true)
    }
}

final class PersonFormViewController: UIViewController {
    private let name = UITextField()
    private let street = UITextField()
    private var isChanged = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(name)
        view.addSubview(street)
        // expect: confirm-bypassed-by-gesture (warning) "a swipe down"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    }

    @objc private func cancel() {
        guard isChanged else {
            dismiss(animated: true)
            return
        }
        let alert = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
        alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
        present(alert, animated: true)
    }

    @objc private func save() { dismiss(animated: true) }
}
