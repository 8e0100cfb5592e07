import UIKit

final class HomeViewController: UIViewController {
    @IBAction func openOptions(_ sender: UIView) {
        let stack = UINavigationController(rootViewController: OptionsViewController())
        if UIDevice.current.userInterfaceIdiom == .pad {
            stack.modalPresentationStyle = .popover
            stack.popoverPresentationController?.sourceView = sender
        }
        present(stack, animated: true)
    }
}

/// On a pad it is a popover, which a tap outside closes; elsewhere Done is there.
final class OptionsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Options"
        if UIDevice.current.userInterfaceIdiom != .pad {
            // ok: exit-missing-on-one-path — where it is missing, the screen is a popover
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
        }
    }

    @objc private func leave() { dismiss(animated: true) }
}
