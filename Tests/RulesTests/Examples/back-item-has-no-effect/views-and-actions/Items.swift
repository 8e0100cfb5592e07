import UIKit

// A view or an action in a back item: neither is used. Shortening the title above is what it is for.

final class ListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        // ok: back-item-has-no-effect — the item of the screen below, set before the push
        navigationController?.navigationBar.topItem?.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        navigationController?.pushViewController(DetailViewController(), animated: true)
    }
}

final class DetailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backBarButtonItem = UIBarButtonItem(customView: UIButton(type: .custom)) // expect: back-item-has-no-effect (warning)
    }

    @objc private func more() { navigationController?.pushViewController(MoreViewController(), animated: true) }
}

final class MoreViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let save = UIAction(title: "Back") { [weak self] _ in self?.save() }
        navigationItem.backBarButtonItem = UIBarButtonItem(primaryAction: save) // expect: back-item-has-no-effect (warning)
    }

    private func save() {}
    @objc private func last() { navigationController?.pushViewController(LastViewController(), animated: true) }
}

final class LastViewController: UIViewController {}
