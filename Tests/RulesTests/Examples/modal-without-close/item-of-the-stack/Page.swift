import UIKit

// A bar shows the item of the screen in it, not that of the stack around it.

final class HomeViewController: UIViewController {
    @objc private func open() {
        present(UINavigationController(rootViewController: PageViewController()), animated: true) // expect: modal-without-close (info) "“PageViewController”"
    }

    @objc private func openOther() {
        present(UINavigationController(rootViewController: CardViewController()), animated: true) // ok: modal-without-close — its own item has Close
    }
}

final class PageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Page"
        navigationController?.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}

final class CardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Card"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}
