import UIKit

// A segue from the controller is performed when a row is selected; the cell's own one leads elsewhere.

final class ListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        performSegue(withIdentifier: "item", sender: self) // ok: repeated-push — the segue of the controller, for the accessory
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "info", sender: self) // expect: repeated-push (warning) "The cell has the segue"
    }
}

final class ItemViewController: UIViewController {}
final class InfoViewController: UIViewController {}
