import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: FoldersViewController())]
        window?.rootViewController = split
    }
}

final class FoldersViewController: UITableViewController {
    private let letter = LetterViewController()

    /// What the columns hold is tested: one of them may have the screen in a stack already, so that this is the collapsed way.
    func showLetter() {
        guard let split = splitViewController else { return }
        if split.viewControllers.count > 1, let stack = split.viewControllers[1] as? UINavigationController {
            stack.setViewControllers([letter], animated: false)
        } else {
            split.showDetailViewController(letter, sender: self) // expect: split-detail-without-stack (info) "its bar items are not shown"
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        splitViewController?.showDetailViewController(NoteViewController(), sender: self) // expect: split-detail-without-stack (warning) "its bar items are not shown"
    }
}

final class LetterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .reply, target: self, action: #selector(reply))
    }

    @objc private func reply() {}
}

final class NoteViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(edit))
    }

    @objc private func edit() {}
}
