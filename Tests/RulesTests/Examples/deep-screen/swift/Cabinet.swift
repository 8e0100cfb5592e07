import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: AViewController())
        return true
    }
}

final class AViewController: UIViewController {
    @IBAction func open() { navigationController?.pushViewController(BViewController(), animated: true) }
}

final class BViewController: UIViewController {
    @IBAction func open() { navigationController?.pushViewController(CViewController(), animated: true) }
}

final class CViewController: UIViewController {
    @IBAction func open() { present(UINavigationController(rootViewController: DViewController()), animated: true) }
}

final class DViewController: UIViewController {
    @IBAction func open() { navigationController?.pushViewController(EViewController(), animated: true) }
}

final class EViewController: UIViewController {
    @IBAction func open() { navigationController?.pushViewController(FViewController(), animated: true) }
}

final class FViewController: UIViewController {
    @IBAction func open() { navigationController?.pushViewController(GViewController(), animated: true) }
}

final class GViewController: UIViewController { // ok: deep-screen — six moves are not deep
    @IBAction func open() { navigationController?.pushViewController(HViewController(), animated: true) }
}

final class HViewController: UIViewController {} // expect: deep-screen "It takes 7 moves"
