import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = RootViewController()
    }
}

/// A root that shows one interface or the other.
final class RootViewController: UIViewController {
    private var shown: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(signedOut), name: .signedOut, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(closed), name: .closed, object: nil)
        show(UINavigationController(rootViewController: AccountsViewController()))
    }

    @objc private func signedOut() {
        show(UINavigationController(rootViewController: GreetingViewController()))
    }

    @objc private func closed() {
        dismiss(animated: false)
        show(UINavigationController(rootViewController: FarewellViewController()))
    }

    private func show(_ next: UIViewController) {
        shown?.willMove(toParent: nil)
        shown?.view.removeFromSuperview()
        shown?.removeFromParent()
        addChild(next) // expect: base-moves-under-modal (warning) "The observer of “signedOut” replaces the base layer by “GreetingViewController”"
        view.addSubview(next.view)
        next.didMove(toParent: self)
        shown = next
    }
}

final class AccountsViewController: UIViewController {
    private var empty: EmptyViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .reloaded, object: nil)
    }

    @objc private func transfer() { present(TransferViewController(), animated: true) }

    /// A part of the screen, not the interface.
    @objc private func reload() {
        empty?.removeFromParent()
        let empty = EmptyViewController()
        addChild(empty) // ok: base-moves-under-modal — a panel in a screen comes and goes
        view.addSubview(empty.view)
        self.empty = empty
    }
}

final class EmptyViewController: UIViewController {}
final class GreetingViewController: UIViewController {}
final class FarewellViewController: UIViewController {}

final class TransferViewController: UIViewController {
    @objc private func leave() { dismiss(animated: true) }
}

extension Notification.Name {
    static let signedOut = Notification.Name("signedOut")
    static let closed = Notification.Name("closed")
    static let reloaded = Notification.Name("reloaded")
}
