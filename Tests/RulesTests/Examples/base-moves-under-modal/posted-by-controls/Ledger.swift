import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: LedgerViewController()), UINavigationController(rootViewController: OptionsViewController()),
        ]
        window?.rootViewController = tabs
    }
}

final class LedgerViewController: UIViewController {
    @objc private func open() { navigationController?.pushViewController(EntryViewController(), animated: true) }
}

final class EntryViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(optionsChanged), name: .optionsChanged, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(entryMoved), name: .entryMoved, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(synced), name: .synced, object: nil)
    }

    @objc private func optionsChanged() {
        // ok: base-moves-under-modal — only a switch of another tab posts it, which nobody can touch under a layer
        navigationController?.popViewController(animated: true)
    }

    @objc private func entryMoved() {
        // expect: base-moves-under-modal "entryMoved"
        navigationController?.popViewController(animated: true)
    }

    @objc private func synced() {
        // expect: base-moves-under-modal "synced"
        navigationController?.popViewController(animated: true)
    }

    @objc private func edit() { present(EditViewController(), animated: true) }
}

final class EditViewController: UIViewController {
    @IBAction private func move(_ sender: UIButton) { NotificationCenter.default.post(name: .entryMoved, object: nil) }
    @IBAction private func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class OptionsViewController: UITableViewController {
    private lazy var coloured: UISwitch = {
        let made = UISwitch()
        made.addTarget(self, action: #selector(colouredChanged), for: .valueChanged)
        return made
    }()

    @objc private func colouredChanged(_ sender: Any?) { NotificationCenter.default.post(name: .optionsChanged, object: nil) }
    @IBAction private func sync(_ sender: UIButton) { NotificationCenter.default.post(name: .synced, object: nil) }
}

final class Synchroniser {
    func finished() { NotificationCenter.default.post(name: .synced, object: nil) }
}

extension Notification.Name {
    static let optionsChanged = Notification.Name("optionsChanged")
    static let entryMoved = Notification.Name("entryMoved")
    static let synced = Notification.Name("synced")
}
