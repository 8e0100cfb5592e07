import UIKit

final class HomeViewController: UIViewController {
    @IBAction func write() { present(UINavigationController(rootViewController: DraftViewController()), animated: true) }
}

/// Cancel asks and a swipe does not: that it loses text, and works while Cancel is off, is the same gap.
final class DraftViewController: UIViewController, UITextViewDelegate {
    private let subject = UITextField()
    private let text = UITextView()
    private var isSending = false

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel)) // expect: confirm-bypassed-by-gesture
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(send))
        view.addSubview(subject)
        view.addSubview(text)
    }

    private func update() { navigationItem.leftBarButtonItem?.isEnabled = !isSending }

    @objc private func cancel() {
        guard text.hasText else {
            dismiss(animated: true)
            return
        }
        let question = UIAlertController(title: "Discard the draft?", message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
        question.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(question, animated: true)
    }

    @objc private func send() {
        isSending = true
        update()
        dismiss(animated: true)
    }
}
