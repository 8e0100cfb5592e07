import UIKit

/// What a row asks for is a value; one place knows how to do it.
enum RowAction {
    case push(UIViewController)
    case present(UIViewController)
    case none
}

struct PathFinder {
    enum Target { case rose, tulip }
    static func action(for target: Target) -> RowAction {
        switch target {
        case .rose: return .push(RoseViewController())
        case .tulip: return .present(TulipViewController())
        }
    }
}

final class FlowersViewController: UIViewController {
    func choose(_ target: PathFinder.Target) {
        switch PathFinder.action(for: target) {
        case .push(let controller):
            navigationController?.pushViewController(controller, animated: true) // edge: push FlowersViewController → RoseViewController
        case .present(let controller):
            present(controller, animated: true) // edge: present FlowersViewController → TulipViewController
        case .none: break
        }
    }

    func chooseRose() {
        if case .push(let controller) = PathFinder.action(for: .rose) {
            show(controller, sender: nil) // edge: show FlowersViewController → RoseViewController
        }
    }
}

final class RoseViewController: UIViewController {}
final class TulipViewController: UIViewController {}
