import UIKit

// One site adds Close to a titled sheet, the other does not: told once, with the site that does.

final class ShopViewController: UIViewController {
    @objc private func showSizes() {
        let sizes = SizesViewController()
        sizes.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeSizes))
        present(UINavigationController(rootViewController: sizes), animated: true) // ok: exit-missing-on-one-path — Close is added here
    }

    @objc private func closeSizes() { dismiss(animated: true) }
}

final class BasketViewController: UIViewController {
    @objc private func showSizes() {
        let sizes = SizesViewController()
        // expect: exit-missing-on-one-path (info) "gets no Close here"
        present(UINavigationController(rootViewController: sizes), animated: true)
    }
}

final class SizesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sizes"
    }
}
