import UIKit

/// The stack of the account tab, with its own look.
final class AccountNavigationController: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.prefersLargeTitles = true
        interactivePopGestureRecognizer?.delegate = nil // expect: pop-gesture-delegate-unguarded "nil"
    }
}
