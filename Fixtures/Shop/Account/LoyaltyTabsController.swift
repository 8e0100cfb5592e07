import UIKit

final class LoyaltyTabsController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Loyalty"
        viewControllers = [PointsViewController(), RewardsViewController()]
    }
}

final class PointsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tabBarItem.title = "Points"
        view.backgroundColor = .systemBackground
    }
}

final class RewardsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tabBarItem.title = "Rewards"
        view.backgroundColor = .systemBackground
    }
}

/// Advice and outfits, presented as a task of its own; each tab has its own stack.
final class StylistTabsController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: StylistViewController())]
    }
}

final class StylistViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stylist"
        view.backgroundColor = .systemBackground
        // ok: modal-exit-not-rendered — the tab has a navigation controller
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}
