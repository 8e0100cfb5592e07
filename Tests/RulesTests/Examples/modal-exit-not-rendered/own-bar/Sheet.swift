import UIKit

// The screen draws a bar of its own and hands its items to it.

final class DeskViewController: UIViewController {
    @objc private func open() {
        present(CardViewController(), animated: true) // ok: modal-exit-not-rendered — its own bar shows its items
    }

    @objc private func openOther() {
        present(SlipViewController(), animated: true)
    }
}

final class CardViewController: UIViewController {
    private let bar = UINavigationBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        bar.items = [navigationItem]
    }

    @objc private func close() { dismiss(animated: true) }
}

final class SlipViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: modal-exit-not-rendered (warning) "never shown"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}
