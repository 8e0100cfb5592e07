import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = first(for: visitor) // edge: root flow:SceneDelegate → LobbyViewController in UINavigationController
    }

    private func first(for visitor: Visitor) -> UIViewController {
        let controller: UIViewController = UINavigationController(rootViewController: LobbyViewController())
        switch visitor {
        case .guest(let room):
            let controller = room.makeKeyViewController()
            controller.title = "Key"
        case .none:
            do {
                let controller = MapViewController()
                controller.title = "Map"
            }
        }
        if let controller = last { controller.title = "Last" }
        for controller in [MapViewController()] { controller.title = "Map" }
        return controller
    }

    private var visitor = Visitor.none
    private var last: MapViewController?
}

enum Visitor {
    case guest(Room), none
}

final class Room {
    func makeKeyViewController() -> KeyViewController { KeyViewController() }
}

final class LobbyViewController: UIViewController {
    @objc private func open() {
        var next: UIViewController = MapViewController()
        if title == nil { next = KeyViewController() }
        // edge: push LobbyViewController → MapViewController
        // edge: push LobbyViewController → KeyViewController
        navigationController?.pushViewController(next, animated: true)
    }
}

final class KeyViewController: UIViewController {}
final class MapViewController: UIViewController {}
