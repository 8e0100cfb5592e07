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

final class GuideViewController: UIViewController {}
final class HintViewController: UIViewController {}

final class StartViewController: UIViewController {
    private var guide: UINavigationController?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(showGuide(_:)), name: .guide, object: nil)
    }

    @objc func start() { present(UINavigationController(rootViewController: StepsViewController()), animated: true) }

    @objc private func showGuide(_ notification: Notification) {
        show([GuideViewController(), HintViewController()])
    }

    private func show(_ screens: [UIViewController]) {
        guard let guide else {
            let stack = UINavigationController()
            // ok: base-moves-under-modal — the stack is about to be shown
            stack.setViewControllers(screens, animated: false)
            present(stack, animated: true) // expect: presenter-is-busy "which may be presenting “StepsViewController”"
            guide = stack
            return
        }
        // ok: base-moves-under-modal — the stack is the modal's
        guide.setViewControllers(screens, animated: true)
    }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = StartViewController()
        return true
    }
}
