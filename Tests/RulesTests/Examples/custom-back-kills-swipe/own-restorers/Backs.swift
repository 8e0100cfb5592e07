import SwipeKit
import UIKit

// What keeps the swipe working, and which screens are not looked at, is said in the configuration.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let tabs = UITabBarController()
        tabs.viewControllers = [KindStack(rootViewController: ShelfViewController()), UINavigationController(rootViewController: DeskViewController())]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class KindStack: UINavigationController {}

class BackViewController: UIViewController {}

final class ShelfViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(BookViewController(), animated: true)
    }
}

final class DeskViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = indexPath.row == 0 ? PaperViewController() : GameViewController()
        navigationController?.pushViewController(next, animated: true)
    }
}

final class BookViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: custom-back-kills-swipe — its stack is named as one that restores the swipe
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popViewController(animated: true) }
}

final class PaperViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: custom-back-kills-swipe (warning) "its leading item replaces the back button"
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popViewController(animated: true) }
}

final class GameViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: custom-back-kills-swipe — the configuration leaves this screen alone
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popViewController(animated: true) }
}
