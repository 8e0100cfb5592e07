import UIKit

// A bar of its own shows the items of the navigation item that is pushed onto it.

final class TableViewController: UIViewController {
    @objc private func open() {
        present(CardViewController(), animated: true) // ok: modal-exit-not-rendered — its own bar shows its items
    }
}

final class CardViewController: UIViewController {
    private let bar = UINavigationBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        bar.pushItem(navigationItem, animated: false)
    }

    @objc private func close() { dismiss(animated: true) }
}
