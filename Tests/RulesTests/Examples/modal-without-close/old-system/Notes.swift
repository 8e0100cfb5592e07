import UIKit

// The app still runs where a presentation covers the screen and has no gesture.

final class NotesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Colours", style: .plain, target: self, action: #selector(showColours))
    }

    @objc private func showColours() {
        present(ColoursViewController(), animated: true) // expect: modal-without-close (warning) "on iOS 12 it cannot be swiped away"
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
