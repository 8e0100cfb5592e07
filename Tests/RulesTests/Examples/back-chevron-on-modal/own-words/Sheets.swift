import UIKit

// What Back is called and looks like in this app is said in its configuration.

final class DeskViewController: UIViewController {
    @objc private func open(_ number: Int) {
        switch number {
        case 0: present(UINavigationController(rootViewController: PriceViewController()), animated: true)
        case 1: present(UINavigationController(rootViewController: RuleViewController()), animated: true)
        default: present(UINavigationController(rootViewController: HelpViewController()), animated: true)
        }
    }
}

final class PriceViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: back-chevron-on-modal (warning) "looks like Back"
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Retour", style: .plain, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}

final class RuleViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: back-chevron-on-modal (warning) "looks like Back"
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "icn_left_thin"), style: .plain, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}

final class HelpViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: back-chevron-on-modal — nobody says that this means Back
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Fin", style: .plain, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}
