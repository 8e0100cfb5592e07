import UIKit

// What a base class does, its subclasses do.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: CartController()), UINavigationController(rootViewController: GiftController()),
            UINavigationController(rootViewController: AdvertController()),
        ]
        window?.rootViewController = tabs
    }
}

class PayingController: UIViewController {
    @IBAction func pay() {
        navigationController?.pushViewController(PaymentController(), animated: true) // ok: team-policy — only its two subclasses run it
    }
}

final class CartController: PayingController {}
final class GiftController: PayingController {}

class HelpfulController: UIViewController {
    @IBAction func help() {
        navigationController?.pushViewController(HelpController(), animated: true) // expect: team-policy "adverts lead nowhere else"
    }
}

final class AdvertController: HelpfulController {}

final class PaymentController: UIViewController {}
final class HelpController: UIViewController {}
