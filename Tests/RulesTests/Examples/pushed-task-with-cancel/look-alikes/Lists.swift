import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: ListsViewController())
    }
}

final class ListsViewController: UIViewController {
    @objc private func open() { navigationController?.pushViewController(EntriesViewController(), animated: true) }
    @objc private func upload() { navigationController?.pushViewController(UploadViewController(), animated: true) }
    @objc private func add() { present(UINavigationController(rootViewController: EntryViewController()), animated: true) }
}

/// Cancel only while it is edited.
final class EntriesViewController: UITableViewController {
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if editing {
            // ok: pushed-task-with-cancel — while one edits
            navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(stop))
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(stop))
        } else {
            navigationItem.leftBarButtonItem = nil
            navigationItem.rightBarButtonItem = editButtonItem
        }
    }

    @objc private func stop() { setEditing(false, animated: true) }
}

/// Cancel stops what runs; nothing is committed.
final class UploadViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftItemsSupplementBackButton = true
        // ok: pushed-task-with-cancel — it stops the upload, beside Back
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(stop))
    }

    @objc private func stop() { navigationController?.popViewController(animated: true) }
}

final class EntryViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: pushed-task-with-cancel — presented
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}
