import UIKit

/// The cell has the segue already: one tap, two screens.
final class CitiesViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "city", sender: nil) // expect: repeated-push (warning) "opens it twice"
    }
}

/// The segue goes out from the controller: the normal pair.
final class RiversViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "river", sender: nil) // ok: repeated-push — the cell has no segue
    }
}

/// The cell's segue is refused, and performed once what it needs is there.
final class LakesViewController: UITableViewController {
    private var isLoaded = false

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        performSegue(withIdentifier: "lake", sender: nil) // ok: repeated-push — a tap on the accessory is another
    }
}

final class PlaceViewController: UIViewController {}
