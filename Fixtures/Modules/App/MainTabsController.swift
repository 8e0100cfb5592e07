import UIKit

final class MainTabsController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            UINavigationController(rootViewController: CartViewController()),
            UINavigationController(rootViewController: ProfileViewController()),
        ]
    }
}
