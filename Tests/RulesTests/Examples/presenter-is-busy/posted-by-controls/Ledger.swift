import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [LedgerViewController(), OptionsViewController()]
        window?.rootViewController = tabs
    }
}

final class LedgerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(optionsChanged), name: .optionsChanged, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(restored), name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    @objc private func optionsChanged() {
        // ok: presenter-is-busy — only a button of another tab posts it, which nobody can touch under a layer
        present(HintViewController(), animated: true)
    }

    @objc private func restored() {
        // expect: presenter-is-busy "willEnterForegroundNotification"
        present(HintViewController(), animated: true)
    }

    @objc private func edit() { present(EditViewController(), animated: true) }
}

final class EditViewController: UIViewController {
    @IBAction private func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class HintViewController: UIViewController {
    @IBAction private func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class OptionsViewController: UIViewController {
    @IBAction private func colour(_ sender: UIButton) { NotificationCenter.default.post(name: .optionsChanged, object: nil) }
}

extension Notification.Name {
    static let optionsChanged = Notification.Name("optionsChanged")
}
