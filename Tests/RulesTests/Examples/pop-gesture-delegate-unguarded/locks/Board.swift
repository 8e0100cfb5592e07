import UIKit

final class BoardsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(BoardViewController(), animated: true)
    }
}

final class BoardViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if #available(iOS 26, *) { navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = false }
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false // expect: pop-gesture-delegate-unguarded (info) "never on again"
    }
}
