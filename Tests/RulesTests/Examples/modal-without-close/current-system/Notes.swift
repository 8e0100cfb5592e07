import UIKit

// The same screens in an app that runs on nothing older than iOS 15.

final class NotesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Colours", style: .plain, target: self, action: #selector(showColours))
    }

    @objc private func showColours() {
        present(ColoursViewController(), animated: true) // ok: modal-without-close — a panel without a bar, which every system this app runs on closes with a swipe
    }
}

final class ColoursViewController: UIViewController, UITableViewDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        let more = UIBarButtonItem(title: "More", style: .plain, target: self, action: #selector(mix))
        toolbarItems = [more]
        title = "Colours"
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { dismiss(animated: true) }

    @objc private func mix() { view.backgroundColor = .purple }
}

func startWithNotes() -> UIViewController { NotesViewController() }
