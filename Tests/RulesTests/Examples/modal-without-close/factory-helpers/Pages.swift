import UIKit

final class DeskViewController: UIViewController {
    @objc private func address() { present(Pages.address(), animated: true) } // ok: modal-without-close — the factory’s helper adds Close
    @objc private func town() { present(Pages.town(), animated: true) } // expect: modal-without-close "TownViewController"
}

enum Pages {
    static func address() -> UIViewController {
        let page = AddressViewController()
        Self.addClose(page)
        return UINavigationController(rootViewController: page)
    }

    static func town() -> UIViewController {
        let page = TownViewController()
        Self.colour(page)
        return UINavigationController(rootViewController: page)
    }

    private static func addClose(_ page: UIViewController) {
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: page, action: #selector(Closing.shut))
    }

    private static func colour(_ page: UIViewController) { page.view.backgroundColor = .red }
}

@objc protocol Closing { func shut() }

extension UIViewController: Closing {
    func shut() { dismiss(animated: true) }
}

final class AddressViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Address"
    }
}

final class TownViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Town"
    }
}
