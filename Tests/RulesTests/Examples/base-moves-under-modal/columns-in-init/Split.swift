import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        NotificationCenter.default.addObserver(self, selector: #selector(signedIn), name: Notification.Name("signedIn"), object: nil)
        window?.rootViewController = WelcomeViewController()
    }

    /// The container is made here, and its columns with it: nothing can stand over it yet.
    @objc private func signedIn() {
        let split = MainSplit()
        window?.rootViewController = split // expect: base-moves-under-modal "is left behind"
    }
}

final class MainSplit: UISplitViewController {
    init() {
        super.init(style: .doubleColumn)
        setViewController(ListViewController(), for: .primary) // ok: base-moves-under-modal — its own initialiser fills it
        setViewController(DetailViewController(), for: .secondary) // ok: base-moves-under-modal — its own initialiser fills it
    }

    required init?(coder: NSCoder) { nil }
}

final class WelcomeViewController: UIViewController {
    @IBAction func openHelp() { present(HelpViewController(), animated: true) }
}
final class HelpViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}
final class ListViewController: UIViewController {
    @IBAction func openHelp() { present(HelpViewController(), animated: true) }
}
final class DetailViewController: UIViewController {}
