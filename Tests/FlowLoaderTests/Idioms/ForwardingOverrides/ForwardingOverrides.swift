import UIKit

/// Presents from its parent, whoever asks.
class PageItemViewController: UIViewController {
    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        parent?.present(viewControllerToPresent, animated: flag, completion: completion) // edge: none
    }
}

final class QuotesViewController: PageItemViewController {
    func openSource() {
        present(SourceViewController(), animated: true) // edge: present QuotesViewController → SourceViewController
    }
}

final class CleanStack: UINavigationController {
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewController.navigationItem.backButtonTitle = ""
        super.pushViewController(viewController, animated: animated) // edge: none
    }
}

final class SourceViewController: UIViewController {}
