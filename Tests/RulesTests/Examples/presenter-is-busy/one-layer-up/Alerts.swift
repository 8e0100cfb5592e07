import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = HomeViewController()
    }
}

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(warn), name: .init("warn"), object: nil)
    }

    @objc private func open() { present(MenuViewController(), animated: true) }

    @objc func warn() {
        presentedViewController?.present(WarningViewController(), animated: true) // expect: presenter-is-busy (info) "exactly one layer up"
    }

    func warnOnTop() {
        var top: UIViewController = self
        while let next = top.presentedViewController { top = next }
        top.present(WarningViewController(), animated: true) // ok: presenter-is-busy — the topmost one presents
    }
}

final class MenuViewController: UIViewController {
    @objc private func more() { present(DetailsViewController(), animated: true) }
}

final class DetailsViewController: UIViewController {}
final class WarningViewController: UIViewController {}
