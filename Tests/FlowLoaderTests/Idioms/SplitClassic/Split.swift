import UIKit

final class MailSplit: UISplitViewController, UISplitViewControllerDelegate { // screen: MailSplit split
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        // edge: column MailSplit → MailboxesViewController in UINavigationController
        // edge: column MailSplit → EmptyMessageViewController
        viewControllers = [UINavigationController(rootViewController: MailboxesViewController()), EmptyMessageViewController()]
    }

    func splitViewController(_ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController) -> Bool {
        secondary is EmptyMessageViewController // edge: none
    }
}

final class MailboxesViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let message = MessageViewController()
        showDetailViewController(UINavigationController(rootViewController: message), sender: self) // edge: showDetail MailboxesViewController → MessageViewController in UINavigationController
    }

    func openDeeper() {
        show(MailboxViewController(), sender: self) // edge: show MailboxesViewController → MailboxViewController
        // edge: showDetail MailboxesViewController → MessageViewController
        // expect: split-detail-without-stack "elsewhere"
        splitViewController?.showDetailViewController(MessageViewController(), sender: nil)
    }
}

final class MailboxViewController: UIViewController {}
final class MessageViewController: UIViewController {}
final class EmptyMessageViewController: UIViewController {}
