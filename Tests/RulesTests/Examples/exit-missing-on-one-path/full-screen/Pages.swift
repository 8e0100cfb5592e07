import UIKit

// Full screen at both sites, and only one adds Close: where it is missing there is no way out at all, and that is told.

final class BookViewController: UIViewController {
    @objc private func open() {
        let page = PageViewController()
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closePage))
        let stack = UINavigationController(rootViewController: page)
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true) // ok: exit-missing-on-one-path — Close is added here
    }

    @objc private func closePage() { dismiss(animated: true) }
}

final class ShelfViewController: UIViewController {
    @objc private func open() {
        let stack = UINavigationController(rootViewController: PageViewController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true) // expect: modal-without-exit (error) "nothing on it closes it"
    }
}

final class PageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Page"
    }
}
