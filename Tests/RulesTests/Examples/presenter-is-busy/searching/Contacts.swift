import UIKit

/// Nothing defines a context: while the search is active, the root presents it.
final class ContactsViewController: UITableViewController {
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        present(CardViewController(), animated: true) // expect: presenter-is-busy (info) "while its search is active"
    }

    @IBAction func add(_ sender: UIBarButtonItem) {
        present(CardViewController(), animated: true) // ok: presenter-is-busy — the bar is out of reach while one searches
    }
}

final class GroupsViewController: UITableViewController {
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
        definesPresentationContext = true
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        present(CardViewController(), animated: true) // ok: presenter-is-busy — the screen defines the context
    }
}

final class RecentsViewController: UITableViewController {
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        search.isActive = false
        present(CardViewController(), animated: true) // ok: presenter-is-busy — the search ends first
    }
}

/// Pushes, which the stack takes whatever is presented.
final class FavouritesViewController: UITableViewController {
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(CardViewController(), animated: true) // ok: presenter-is-busy — a push
    }
}

final class CardViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}
