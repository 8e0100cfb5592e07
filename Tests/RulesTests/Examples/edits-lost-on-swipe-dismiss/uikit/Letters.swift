import UIKit

final class LettersViewController: UIViewController {
    @objc private func find() { present(UINavigationController(rootViewController: FindViewController()), animated: true) }
    @objc private func draft() { present(UINavigationController(rootViewController: DraftViewController()), animated: true) }
    @objc private func write() { present(UINavigationController(rootViewController: LetterViewController()), animated: true) }
}

final class LetterViewController: UIViewController {
    private let subject = UITextField()
    private let address: UITextField = UITextField()
    private let text: UITextView = UITextView()

    override func viewDidLoad() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem( // expect: edits-lost-on-swipe-dismiss
            barButtonSystemItem: .save, target: self, action: #selector(send))
    }

    @objc private func cancel() { dismiss(animated: true) }
    @objc private func send() { dismiss(animated: true) }
}

/// Ends with a search, not with a commit.
final class FindViewController: UIViewController {
    private let words = UITextField()
    private let place = UITextField()

    override func viewDidLoad() {
        // ok: edits-lost-on-swipe-dismiss — nothing is committed
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
}

/// Keeps what is written.
final class DraftViewController: UIViewController, UITextViewDelegate {
    private let store = DraftStore()
    private let subject = UITextField()
    private let text = UITextView()

    override func viewDidLoad() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        // ok: edits-lost-on-swipe-dismiss — saved as one types
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(cancel))
    }

    func textViewDidChange(_ textView: UITextView) { store.save(textView.text) }

    @objc private func cancel() { dismiss(animated: true) }
}

final class DraftStore {
    func save(_ text: String) {}
}
