import UIKit

// A storyboard's navigation controller has its root: what code pushes on it lies above that.

final class HomeViewController: UIViewController { // screen: HomeViewController
    @IBAction func give() {
        let board = UIStoryboard(name: "Settings", bundle: nil)
        guard let stack = board.instantiateInitialViewController() as? UINavigationController else { return }
        present(stack, animated: true) // edge: present HomeViewController → Settings.storyboard#nav
        // edge: push HomeViewController → DonateViewController
        stack.pushViewController(board.instantiateViewController(withIdentifier: "donation"), animated: false)
    }
}

final class SettingsViewController: UIViewController { // screen: SettingsViewController
    @IBAction func close() { dismiss(animated: true) }
}

final class DonateViewController: UIViewController {} // screen: DonateViewController
