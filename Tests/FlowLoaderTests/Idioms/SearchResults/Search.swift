import UIKit

final class ContactsViewController: UITableViewController {
    private let results = ContactResultsViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        let search = UISearchController(searchResultsController: results)
        // The results come over the screen: a stack of their own they have not.
        navigationItem.searchController = search // edge: present ContactsViewController → ContactResultsViewController
        definesPresentationContext = true
    }
}

/// Without a controller for results nothing comes over the screen.
final class PlainSearchViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = UISearchController(searchResultsController: nil) // edge: none
    }
}

/// Kept in a property, and set as a table's header as before iOS 11.
final class OldSearchViewController: UITableViewController {
    lazy var search: UISearchController = {
        let search = UISearchController(searchResultsController: OldResultsViewController())
        search.obscuresBackgroundDuringPresentation = false
        return search
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search // edge: present OldSearchViewController → OldResultsViewController
    }
}

/// Presented by hand.
final class HandSearchViewController: UIViewController {
    func find() {
        let search = UISearchController(searchResultsController: HandResultsViewController())
        present(search, animated: true) // edge: present HandSearchViewController → HandResultsViewController
    }
}

final class ContactResultsViewController: UITableViewController {} // screen: ContactResultsViewController closed
final class OldResultsViewController: UIViewController {} // screen: OldResultsViewController closed
final class HandResultsViewController: UIViewController {}
