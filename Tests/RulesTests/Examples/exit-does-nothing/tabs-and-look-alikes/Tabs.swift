import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: SettingsViewController(isModal: false)),
            UINavigationController(rootViewController: ProfileViewController()),
            UINavigationController(rootViewController: PickerHostViewController()),
            UINavigationController(rootViewController: EditorViewController()),
        ]
        window?.rootViewController = tabs
    }
}

/// Made with a switch that shows Done only in layers.
final class SettingsViewController: UIViewController {
    private let isModal: Bool

    init(isModal: Bool) {
        self.isModal = isModal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if isModal {
            // ok: exit-does-nothing — not there in a tab
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
        }
    }

    @objc private func done() { dismiss(animated: true) }
    @objc private func again() { present(UINavigationController(rootViewController: SettingsViewController(isModal: true)), animated: true) }
}

final class ProfileViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: exit-does-nothing
            barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}

final class PickerHostViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: exit-does-nothing — the dismissal is for what it presents
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func pick() { present(UIImagePickerController(), animated: true) }
    @objc private func close() { dismiss(animated: true) }
}

final class EditorViewController: UIViewController {
    private var changes: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: exit-does-nothing — it drops the changes as well
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() {
        changes.removeAll()
        navigationController?.popViewController(animated: true)
    }
}
