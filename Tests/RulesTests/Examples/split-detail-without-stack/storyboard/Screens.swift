import UIKit

final class InboxViewController: UITableViewController {}

final class LetterViewController: UIViewController {
    @IBAction func openSender() {
        navigationController?.pushViewController(SenderViewController(), animated: true)
    }
}

final class SenderViewController: UIViewController {}
