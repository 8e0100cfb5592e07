import PanelKit
import UIKit

/// A package's panel draws a bar, and a tap beside it closes it.
final class IssueViewController: UIViewController {
    @IBAction func pickLabels() {
        // expect: modal-without-close (info) "as a panel"
        Panel.shared.show(sourceViewController: self, viewController: LabelsViewController())
    }

    @IBAction func pickColour() {
        // ok: modal-without-close — its rows close it, as a menu's do
        Panel.shared.show(sourceViewController: self, viewController: ColoursViewController())
    }

    @IBAction func pickPerson() {
        // ok: modal-without-close — the code that it makes for its rows dismisses something: it may be the panel
        Panel.shared.show(sourceViewController: self, viewController: PeopleViewController())
    }

    @IBAction func pickDate() {
        // ok: modal-without-close — it has Done
        Panel.shared.show(sourceViewController: self, viewController: DatesViewController())
    }

    @IBAction func openInfo() {
        let info = UINavigationController(rootViewController: InfoViewController())
        info.modalPresentationStyle = .custom
        info.transitioningDelegate = self
        present(info, animated: true) // ok: modal-without-close — what the presentation brings is not known
    }
}

extension IssueViewController: UIViewControllerTransitioningDelegate {}

final class LabelsViewController: UITableViewController {
    private var chosen: Set<Int> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Labels"
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.insert(indexPath.row) }
}

final class ColoursViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Colours"
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { dismiss(animated: true) }
}

final class PeopleViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "People"
    }

    func section(for row: Int) -> ListSection { PersonSection() }
}

final class PersonSection: ListSection {
    func select() { viewController?.dismiss(animated: true) }
}

final class DatesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Dates"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}

final class InfoViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Info"
    }
}
