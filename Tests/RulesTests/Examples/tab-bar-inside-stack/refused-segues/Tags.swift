import UIKit

final class TagsViewController: UITableViewController {
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        if identifier == "kind" {
            return true
        }
        guard let cell = sender as? UITableViewCell, let place = tableView.indexPath(for: cell) else { return false }
        switchTo(place.row)
        return false
    }

    private func switchTo(_ row: Int) {}
}

final class NotesViewController: UITableViewController {
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        if identifier == "kind" { return false }
        return sender is UITableViewCell
    }
}

final class ObjectTabsController: UITabBarController {}
final class OthersTabsController: UITabBarController {}
final class PartsTabsController: UITabBarController {}
