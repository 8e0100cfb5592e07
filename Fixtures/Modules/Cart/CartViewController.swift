import UIKit

public final class CartViewController: UIViewController {
    @IBAction func showProfile(_ sender: UIButton) {
        navigationController?.pushViewController(ProfileViewController(), animated: true)
    }
}
