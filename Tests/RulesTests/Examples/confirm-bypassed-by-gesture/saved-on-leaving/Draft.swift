import UIKit

final class HomeViewController: UIViewController {
    @objc private func write() { present(UINavigationController(rootViewController: DraftViewController()), animated: true) }

    @objc private func note() { present(UINavigationController(rootViewController: NoteViewController()), animated: true) }
}

final class DraftViewController: UIViewController {
    private let text = UITextView()
    private let store = DraftStore()

    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: confirm-bypassed-by-gesture — whichever way it goes, the draft is kept
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        keep()
    }

    private func keep() { store.save(text.text) }

    @objc private func cancel() {
        guard !text.text.isEmpty else { return dismiss(animated: true) }
        let sheet = UIAlertController(title: "Throw the draft away?", message: nil, preferredStyle: .alert)
        sheet.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
        present(sheet, animated: true)
    }
}

final class NoteViewController: UIViewController {
    private let text = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: confirm-bypassed-by-gesture "a swipe down"
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        text.resignFirstResponder()
    }

    @objc private func cancel() {
        guard !text.text.isEmpty else { return dismiss(animated: true) }
        let sheet = UIAlertController(title: "Throw the note away?", message: nil, preferredStyle: .alert)
        sheet.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
        present(sheet, animated: true)
    }
}

final class DraftStore { func save(_ text: String?) {} }
