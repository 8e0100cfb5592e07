import UIKit

final class SignInViewController: UIViewController {
    @IBAction func done() {
        navigationController?.setNavigationBarHidden(true, animated: false)
        navigationController?.pushViewController(MainTabs(), animated: true) // expect: tab-bar-inside-stack (warning) "pushed"
    }

    @IBAction func switchOver() {
        view.window?.rootViewController = MainTabs() // ok: tab-bar-inside-stack — the root is switched
    }
}

final class MainTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: FeedViewController())] // ok: tab-bar-inside-stack — a stack in the tab
    }
}

final class FeedViewController: UIViewController {}
