import UIKit

/// Whoever uses the library may make it.
public final class KitViewController: UIViewController {
    @objc private func compare() {
        navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true) // expect: unpushable-controller (error)
    }
}
