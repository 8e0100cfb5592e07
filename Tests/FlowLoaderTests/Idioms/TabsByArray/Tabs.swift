import UIKit

final class MainTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let home = UINavigationController(rootViewController: HomeViewController())
        home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        let help = HelpViewController()
        // edge: tab MainTabs → HomeViewController in UINavigationController
        // edge: tab MainTabs → HelpViewController
        viewControllers = [home, help]
    }

    func addAccount() {
        // edge: tab MainTabs → AccountViewController in UINavigationController
        setViewControllers([UINavigationController(rootViewController: AccountViewController())], animated: false)
    }

    func showHelp() {
        selectedIndex = 1 // edge: selectTab MainTabs → HelpViewController
    }
}

/// An array called like a container's is none.
final class Deck {
    var viewControllers: [String] = []
    var selectedIndex = 0

    func deal() {
        viewControllers = ["a", "b"] // edge: none
        selectedIndex = 1 // edge: none
    }
}

final class HomeViewController: UIViewController {
    func openHelp() {
        tabBarController?.selectedIndex = 1 // edge: selectTab HomeViewController → HelpViewController likely
    }
}

final class HelpViewController: UIViewController {}
final class AccountViewController: UIViewController {}
