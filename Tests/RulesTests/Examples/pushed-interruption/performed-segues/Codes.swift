import UIKit

final class CodesViewController: UITableViewController {}

/// Looks for a code, which the form then keeps: a step of the task.
final class LookViewController: UIViewController {
    func found(_ code: String) {
        // ok: pushed-interruption — what saves takes this screen off the stack as well
        performSegue(withIdentifier: "createCode", sender: nil)
    }
}

final class CreateCodeViewController: UIViewController {
    @IBOutlet private var name: UITextField!
    @IBAction private func save(_ sender: UIBarButtonItem) {
        guard let screens = navigationController?.viewControllers else { return }
        navigationController?.popToViewController(screens[screens.count - 3], animated: true)
    }
}

final class ShelvesViewController: UIViewController {
    func add() {
        // expect: pushed-interruption "CreateShelfViewController"
        performSegue(withIdentifier: "createShelf", sender: nil)
    }
}

final class CreateShelfViewController: UIViewController {
    @IBOutlet private var name: UITextField!
    @IBAction private func save(_ sender: UIBarButtonItem) { navigationController?.popViewController(animated: true) }

    /// Only what stands above the form goes.
    @IBAction private func colourPicked(_ sender: UIButton) { navigationController?.popToViewController(self, animated: true) }
}
