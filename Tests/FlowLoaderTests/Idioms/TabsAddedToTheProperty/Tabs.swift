import UIKit

/// The container's own list is added to in place.
final class PropertyTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [FirstViewController()] // edge: tab PropertyTabs → FirstViewController
        viewControllers?.append(UINavigationController(rootViewController: SecondViewController())) // edge: tab PropertyTabs → SecondViewController in UINavigationController
        viewControllers?.insert(ThirdViewController(), at: 0) // edge: tab PropertyTabs → ThirdViewController
        viewControllers?.remove(at: 0) // edge: none
    }
}

final class FirstViewController: UIViewController {}
final class SecondViewController: UIViewController {}
final class ThirdViewController: UIViewController {}
