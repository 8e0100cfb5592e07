import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let home = UINavigationController(rootViewController: ListViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = home
        self.scene(scene, openURLContexts: options.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        home.pushViewController(NewsViewController(), animated: true) // ok: link-without-way-home — Back leads to the list
    }
}

final class ListViewController: UIViewController {}

final class NewsViewController: UIViewController {}
