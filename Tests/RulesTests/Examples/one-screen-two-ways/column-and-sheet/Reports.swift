import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: MenuViewController()), UINavigationController(rootViewController: UIViewController())]
        window?.rootViewController = split
    }
}

final class MenuViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        showDetailViewController(UINavigationController(rootViewController: ReportViewController()), sender: nil)
    }

    @objc private func report() {
        present(UINavigationController(rootViewController: ReportViewController()), animated: true)
    }
}

final class ReportViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: one-screen-two-ways "fills a column"
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
}
