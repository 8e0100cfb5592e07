import UIKit

// Two other sheets of the app have Close: the message tells of them.

class SheetViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}

final class PricesViewController: SheetViewController {}
final class RulesViewController: SheetViewController {}

final class NewsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "News"
    }
}

final class DeskViewController: UIViewController {
    @objc private func prices() {
        present(UINavigationController(rootViewController: PricesViewController()), animated: true) // ok: modal-without-close — it has Close
    }

    @objc private func rules() { present(UINavigationController(rootViewController: RulesViewController()), animated: true) }

    @objc private func news() {
        // expect: modal-without-close "2 other sheets of this app have one"
        present(UINavigationController(rootViewController: NewsViewController()), animated: true)
    }
}
