import UIKit

final class MenuViewController: UIViewController {
    func open() {
        let navigationViewController = NavigationInstructionsController()
        // ok: unpushable-controller — called navigation, but a plain screen
        navigationController?.pushViewController(navigationViewController, animated: true)
    }
}

final class NavigationInstructionsController: UIViewController {}
