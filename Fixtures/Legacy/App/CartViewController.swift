import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: CartViewController())
    }
}

final class CartViewController: UIViewController {
    @objc func openItem() {
        let item = UINavigationController(rootViewController: ItemViewController())
        navigationController?.pushViewController(item, animated: true) // expect: unpushable-controller
    }
}
