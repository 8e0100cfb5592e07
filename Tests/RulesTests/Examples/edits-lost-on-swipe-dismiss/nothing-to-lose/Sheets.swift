import UIKit

// Text that is shown and not written.

final class HomeViewController: UIViewController {
    @objc private func show() { present(UINavigationController(rootViewController: ReceiptViewController()), animated: true) }
    @objc private func write() { present(UINavigationController(rootViewController: ReviewViewController()), animated: true) }
}

final class ReceiptViewController: UIViewController {
    private let shop = UILabel()
    private let text = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(shop)
        view.addSubview(text)
        // ok: edits-lost-on-swipe-dismiss — a receipt to read
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    }

    @objc private func close() { dismiss(animated: true) }
    @objc private func save() { dismiss(animated: true) }
}

final class ReviewViewController: UIViewController {
    private let subject = UITextField()
    private let text = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(subject)
        view.addSubview(text)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(close))
        // expect: edits-lost-on-swipe-dismiss (info)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    }

    @objc private func close() { dismiss(animated: true) }
    @objc private func save() { dismiss(animated: true) }
}
