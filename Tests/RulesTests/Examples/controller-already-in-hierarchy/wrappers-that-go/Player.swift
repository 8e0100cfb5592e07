import UIKit

final class PlayerViewController: UIViewController {
    private lazy var queue = QueueViewController()
    private let notes = NotesViewController()

    @IBAction func openQueue(_ sender: UIButton) {
        // ok: controller-already-in-hierarchy — the layer's wrapper goes with it, and the button is covered meanwhile
        present(UINavigationController(rootViewController: queue), animated: true)
    }

    func openNotes() {
        // expect: controller-already-in-hierarchy (info) "keeps one controller"
        splitViewController?.showDetailViewController(UINavigationController(rootViewController: notes), sender: nil)
    }
}

final class QueueViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class NotesViewController: UIViewController {}
