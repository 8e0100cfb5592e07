import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: ShelfViewController())
    }
}

final class ShelfViewController: UIViewController {
    @IBAction func one() { navigationController?.pushViewController(LazyViewController(), animated: true) }
    @IBAction func two() { navigationController?.pushViewController(ActionViewController(), animated: true) }
    @IBAction func three() { navigationController?.pushViewController(FactoryViewController(), animated: true) }
    @IBAction func four() { navigationController?.pushViewController(HeaderViewController(), animated: true) }
    @IBAction func five() { navigationController?.pushViewController(StripViewController(), animated: true) }
    @IBAction func six() { navigationController?.pushViewController(TapViewController(), animated: true) }
    @IBAction func seven() { navigationController?.pushViewController(StyledViewController(), animated: true) }
    @IBAction func eight() { navigationController?.pushViewController(MonthViewController(), animated: true) }
    @IBAction func nine() { navigationController?.pushViewController(ReaderViewController(), animated: true) }
    @IBAction func ten() { navigationController?.pushViewController(ItemViewController(), animated: true) }
}

/// The screens below all hide the bar for good, and with it the back button and its swipe.
class BarlessViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.setNavigationBarHidden(true, animated: false)
    }
}
