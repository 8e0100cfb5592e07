import UIKit

// A search for a screen that never stands in this stack, nor below it.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: HallViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

class RoomViewController: UIViewController {}

final class HallViewController: UIViewController {
    @objc private func enter() { navigationController?.pushViewController(KitchenViewController(), animated: true) }

    @objc private func climb() { navigationController?.pushViewController(AtticViewController(), animated: true) }
}

final class AtticViewController: UIViewController {}

final class KitchenViewController: RoomViewController {
    @objc private func leave() {
        // expect: stack-search-misses-presenter (info) "“AtticViewController” is never behind “KitchenViewController”"
        if let attic = navigationController?.viewControllers.first(where: { $0 is AtticViewController }) {
            navigationController?.popToViewController(attic, animated: true)
        }
    }

    @objc private func goDown() {
        // ok: stack-search-misses-presenter — the hall is behind it
        if let hall = navigationController?.viewControllers.first(where: { $0 is HallViewController }) {
            navigationController?.popToViewController(hall, animated: true)
        }
    }

    @objc private func search() {
        // ok: stack-search-misses-presenter — a base class: what it stands for is open
        if let room = navigationController?.viewControllers.last(where: { $0 is RoomViewController }) {
            navigationController?.popToViewController(room, animated: true)
        }
    }
}
