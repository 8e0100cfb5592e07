import UIKit

final class HomeViewController: UIViewController {
    func show() { present(UINavigationController(rootViewController: InfoViewController()), animated: true) }
}

final class InfoViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: back-chevron-on-modal — the action looks where it stands
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(leave))
    }

    @objc private func leave() {
        if let nav = navigationController, nav.viewControllers.count > 1 {
            nav.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}
