import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    }
}

final class HomeViewController: UIViewController {
    @objc private func compare() {
        navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true) // expect: unpushable-controller (error)
    }
}

/// Left over: nothing in the app makes one, and no other program can, public or not.
public final class OldHomeViewController: UIViewController {
    @objc private func compare() {
        navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true) // expect: unpushable-controller (info)
    }
}

/// It is made without its name.
final class NewHomeViewController: UIViewController {
    @objc private func compare() {
        navigationController?.pushViewController(UISplitViewController(style: .doubleColumn), animated: true) // expect: unpushable-controller (error)
    }
}

func newHome() -> NewHomeViewController { .init() }
