import UIKit

/// The conformances that it inherits answer no recognizer.
final class CatalogueStack: UINavigationController {
    init() { super.init(rootViewController: CatalogueViewController()) }
    required init?(coder: NSCoder) { fatalError("no storyboard") }
}

class ListingViewController: UITableViewController, UISearchBarDelegate {}

final class CatalogueViewController: ListingViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(EntryViewController(), animated: true)
    }
}

final class EntryViewController: ListingViewController, UIGestureRecognizerDelegate {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // expect: pop-gesture-delegate-unguarded
        navigationController?.interactivePopGestureRecognizer?.delegate = self
    }
}
