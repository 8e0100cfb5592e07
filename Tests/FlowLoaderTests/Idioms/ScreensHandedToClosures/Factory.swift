import UIKit

/// A factory that gives its screen to a closure, and containers that are called back with one.
struct DetailsFactory {
    static func details(of item: Int, onDelete: @escaping () -> Void = {}, onCompletion: @escaping (UIViewController) -> Void) {
        let details = make(item)
        onCompletion(details)
    }

    private static func make(_ item: Int) -> UIViewController {
        let controller: UIViewController
        controller = ItemViewController(item: item)
        return controller
    }
}

final class ItemsViewController: UIViewController {
    var isWide = false

    func open() {
        guard isWide else {
            DetailsFactory.details(of: 1) { [weak self] controller in
                self?.navigationController?.pushViewController(controller, animated: true) // edge: push ItemsViewController → ItemViewController
            }
            return
        }
        DetailsFactory.details(of: 2, onCompletion: { controller in
            self.attach(controller)
        })
    }

    private func attach(_ controller: UIViewController) {
        addChild(controller) // edge: embed ItemsViewController → ItemViewController likely
    }

    /// The closure is kept, and who calls it with what is not known.
    func openLater(_ queue: WorkQueue) {
        queue.add { controller in
            self.present(controller, animated: true) // edge: present ItemsViewController → ?
        }
    }
}

final class WorkQueue {
    private var jobs: [(UIViewController) -> Void] = []
    func add(_ job: @escaping (UIViewController) -> Void) { jobs.append(job) }
}

final class ItemViewController: UIViewController { // screen: ItemViewController closed
    init(item: Int) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}
