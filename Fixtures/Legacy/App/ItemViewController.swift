import UIKit

final class ItemViewController: UIViewController {
    @objc func compare() {
        navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true) // expect: unpushable-controller
    }
}
