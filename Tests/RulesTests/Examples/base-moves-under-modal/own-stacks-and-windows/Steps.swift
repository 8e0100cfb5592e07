import UIKit

final class StepsViewController: UIViewController {
    var hud: UIWindow?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(restart), name: .restart, object: nil)
    }

    @objc private func restart() {
        // ok: base-moves-under-modal — this window lies above the main one
        hud?.rootViewController = HintViewController()
        // ok: base-moves-under-modal — these steps are only ever presented: the stack is the modal's
        navigationController?.popToRootViewController(animated: true)
    }

    @objc private func help() { present(HintViewController(), animated: true) }
}

final class HintViewController: UIViewController {}

final class StartViewController: UIViewController {
    @objc func start() { present(UINavigationController(rootViewController: StepsViewController()), animated: true) }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = StartViewController()
        return true
    }
}
