import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    }
}

final class HomeViewController: UIViewController {
    @IBAction func accounts() {
        navigationController?.pushViewController(AccountsViewController(), animated: true) // expect: pushed-interruption
    }

    @IBAction func countries() {
        navigationController?.pushViewController(CountriesViewController(), animated: true) // ok: pushed-interruption — a choice within the trail
    }
}

final class AccountsViewController: UITableViewController {}
final class CountriesViewController: UITableViewController {}
