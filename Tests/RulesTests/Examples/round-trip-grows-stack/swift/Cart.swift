import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: StartViewController())
        return true
    }
}

final class StartViewController: UIViewController {
    @IBAction func open() { navigationController?.pushViewController(CartViewController(), animated: true) }
}

final class CartViewController: UIViewController {
    @IBAction func address() { navigationController?.pushViewController(AddressViewController(), animated: true) }
    @IBAction func voucher() { navigationController?.pushViewController(VoucherViewController(), animated: true) }
}

final class AddressViewController: UIViewController {
    @IBAction func save() {
        navigationController?.pushViewController(CartViewController(), animated: true) // expect: round-trip-grows-stack "pushes “CartViewController”"
    }
}

final class VoucherViewController: UIViewController {
    @IBAction func apply() {
        navigationController?.popViewController(animated: true) // ok: round-trip-grows-stack — it goes back
    }
}
