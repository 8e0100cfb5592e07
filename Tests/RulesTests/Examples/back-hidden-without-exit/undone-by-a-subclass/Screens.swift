import UIKit

// What a base class hides, a subclass shows again.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: HomeController())
    }
}

final class HomeController: UIViewController {
    @IBAction func shown() { navigationController?.pushViewController(ShownController(), animated: true) }
    @IBAction func plain() { navigationController?.pushViewController(PlainController(), animated: true) }
    @IBAction func later() { navigationController?.pushViewController(LaterController(), animated: true) }
    @IBAction func bare() { navigationController?.pushViewController(BareController(), animated: true) }
}

class ImmersiveController: UIViewController {
    var hidesBack: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = hidesBack // expect: back-hidden-without-exit "“BareController”"
    }
}

// ok: back-hidden-without-exit — it shows it again
final class ShownController: ImmersiveController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = false
    }
}

// ok: back-hidden-without-exit — it says otherwise
final class PlainController: ImmersiveController {
    override var hidesBack: Bool { false }
}

class QuietController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
    }
}

// ok: back-hidden-without-exit — it shows it again in a callback that the base class does not use
final class LaterController: QuietController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.hidesBackButton = false
    }
}

final class BareController: ImmersiveController {}
