import UIKit

/// A container in a container: the inner one's tabs stand in both.
final class OuterTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // edge: tab OuterTabs → InnerTabs
        // edge: tab OuterTabs → OuterPage
        viewControllers = [InnerTabs(), OuterPage()]
    }
}

final class InnerTabs: UITabBarController { // screen: InnerTabs tab closed
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [InnerPage()] // edge: tab InnerTabs → InnerPage
    }
}

final class OuterPage: UIViewController {}
final class InnerPage: UIViewController {}
