import UIKit

public final class ProfileViewController: UIViewController {
    @IBAction func compare(_ sender: UIButton) {
        navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true) // expect: unpushable-controller
    }
}
