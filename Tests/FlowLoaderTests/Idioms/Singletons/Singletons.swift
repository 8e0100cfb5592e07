import UIKit

final class Scenes {
    static let shared = Scenes()
    private init() {}
    let player = PlayerViewController()
    func queue() -> UIViewController { QueueViewController() }
}

final class Presenter {
    static let shared = Presenter()
    func showQueue(over presenter: UIViewController) {
        // edge: present LibraryViewController → QueueViewController likely
        presenter.present(QueueViewController(), animated: true)
    }
}

final class LibraryViewController: UIViewController {
    func openPlayer() {
        present(Scenes.shared.player, animated: true) // edge: present LibraryViewController → PlayerViewController
    }
    func openQueue() {
        present(Scenes.shared.queue(), animated: true) // edge: present LibraryViewController → QueueViewController
    }
    func showQueue() {
        Presenter.shared.showQueue(over: self)
    }
}

final class PlayerViewController: UIViewController {}
final class QueueViewController: UIViewController {}
