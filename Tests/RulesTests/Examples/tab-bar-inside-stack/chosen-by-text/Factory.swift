import UIKit

// A factory chooses by text: what a call does not name is not what it makes.

enum Factory {
    static func screen(named name: String) -> UIViewController {
        switch name {
        case "account": return AccountController()
        case "tabs": return TabsController()
        default: return HelpController()
        }
    }
}

final class MenuController: UITableViewController {
    func account() {
        navigationController?.pushViewController(Factory.screen(named: "account"), animated: true) // ok: tab-bar-inside-stack — this one is no tab bar
    }

    func help() {
        navigationController?.pushViewController(Factory.screen(named: "help"), animated: true) // ok: tab-bar-inside-stack — nor is this one
    }

    func tabs() {
        navigationController?.pushViewController(Factory.screen(named: "tabs"), animated: true) // expect: tab-bar-inside-stack (warning) "TabsController"
    }
}

final class AccountController: UIViewController {}
final class HelpController: UIViewController {}

final class TabsController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: AccountController()), UINavigationController(rootViewController: HelpController())]
    }
}
