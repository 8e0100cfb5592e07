import UIKit

// An iPhone pushes, an iPad fills a column or presents: each branch is its own way, and a way out that asks the same fits it.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if UIDevice.current.userInterfaceIdiom == .pad {
            let split = UISplitViewController()
            split.viewControllers = [
                UINavigationController(rootViewController: LakesViewController()), UINavigationController(rootViewController: LakeViewController()),
            ]
            window?.rootViewController = split
        } else {
            window?.rootViewController = UINavigationController(rootViewController: LakesViewController())
        }
    }
}

final class LakesViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if UIDevice.current.userInterfaceIdiom == .pad {
            // ok: split-detail-without-stack, show-becomes-modal — the iPad's column gets its stack
            splitViewController?.showDetailViewController(UINavigationController(rootViewController: LakeViewController()), sender: nil)
        } else {
            navigationController?.pushViewController(LakeViewController(), animated: true) // ok: one-screen-two-ways — the phone's way
        }
    }

    @objc private func filter() {
        let filter = DepthsViewController()
        if UIDevice.current.userInterfaceIdiom == .pad {
            // ok: modal-exit-not-rendered, presented-detail — wrapped
            present(UINavigationController(rootViewController: filter), animated: true)
        } else {
            navigationController?.pushViewController(filter, animated: true)
        }
    }

    @objc private func share(_ item: UIBarButtonItem) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        if UIDevice.current.userInterfaceIdiom == .pad { sheet.popoverPresentationController?.barButtonItem = item }
        present(sheet, animated: true) // ok: action-sheet-without-anchor — only the iPad needs an anchor
    }
}

final class LakeViewController: UIViewController {}

final class DepthsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem( // ok: one-screen-two-ways, exit-does-nothing — asks for the same device
            barButtonSystemItem: .done, target: self, action: #selector(finish))
    }

    @objc private func finish() {
        if UIDevice.current.userInterfaceIdiom == .pad {
            dismiss(animated: true)
        } else {
            navigationController?.popViewController(animated: true)
        }
    }
}
