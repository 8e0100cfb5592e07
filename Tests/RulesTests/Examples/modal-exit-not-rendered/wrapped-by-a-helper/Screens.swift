import UIKit

extension UIViewController {
    func presentInStack(_ screen: UIViewController) {
        present(UINavigationController(rootViewController: screen), animated: true)
    }
}

final class HomeViewController: UIViewController {
    func settings() { presentInStack(SettingsViewController()) }
}

final class SettingsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: modal-exit-not-rendered — the helper wraps it
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
    }

    @objc private func finish() { dismiss(animated: true) }
}
