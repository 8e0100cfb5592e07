import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = Tabs()
        return true
    }
}

final class Router {
    static let shared = Router()
    var tabs: Tabs?

    func showOrders() { tabs?.showOrders() }
}

final class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: CartViewController())]
    }

    func showOrders() {
        selectedIndex = 0 // expect: base-moves-under-modal (info) "A control of “PromoViewController” switches the tab"
    }
}

final class CartViewController: UIViewController {
    @objc func promo() { present(PromoViewController(), animated: true) }
}

final class PromoViewController: UIViewController {
    @IBAction func orders() { Router.shared.showOrders() }
}
