import UIKit

/// The results lie over the rows while one searches.
final class RoomsViewController: UITableViewController {
    private let search = UISearchController(searchResultsController: RoomResultsViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        present(RoomViewController(), animated: true) // ok: presenter-is-busy — no row can be tapped then
    }
}

final class RoomResultsViewController: UITableViewController {}
final class RoomViewController: UIViewController {}
