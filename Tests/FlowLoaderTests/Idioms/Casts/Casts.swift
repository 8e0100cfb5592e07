import UIKit

/// Wraps what is not wrapped yet: what a caller hands over is either.
struct Showing {
    func show(_ controller: UIViewController, on host: UIViewController) {
        let shown: UINavigationController
        if let stack = controller as? UINavigationController {
            shown = stack
        } else {
            shown = UINavigationController(rootViewController: controller)
        }
        // edge: present HillViewController → StoneViewController in UINavigationController likely
        // edge: present HillViewController → MossViewController in UINavigationController likely
        host.present(shown, animated: true)
    }

    func showAny(_ controller: UIViewController, on host: UIViewController) {
        if controller is UINavigationController {
            host.present(controller, animated: true) // edge: present HillViewController → MossViewController in UINavigationController likely
        } else {
            // edge: push HillViewController → StoneViewController likely
            host.navigationController?.pushViewController(controller, animated: true)
        }
    }
}

final class HillViewController: UIViewController {
    func stone() { Showing().show(StoneViewController(), on: self) }
    func moss() { Showing().show(UINavigationController(rootViewController: MossViewController()), on: self) }
    func anyStone() { Showing().showAny(StoneViewController(), on: self) }
    func anyMoss() { Showing().showAny(UINavigationController(rootViewController: MossViewController()), on: self) }
}

final class StoneViewController: UIViewController {}
final class MossViewController: UIViewController {}
