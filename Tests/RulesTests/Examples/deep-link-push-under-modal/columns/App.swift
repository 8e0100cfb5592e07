import UIKit

// What fills a split's detail is pushed on an iPhone, and hidden behind a modal everywhere.

final class EditViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
}

final class MailListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: #selector(compose))
    }

    @objc private func compose() { present(UINavigationController(rootViewController: EditViewController()), animated: true) }
}

final class MailViewController: UIViewController {}
final class EmptyViewController: UIViewController {}

final class MailSplitController: UISplitViewController {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let split = MailSplitController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        split.viewControllers = [
            UINavigationController(rootViewController: MailListViewController()), UINavigationController(rootViewController: EmptyViewController()),
        ]
        let window = UIWindow(windowScene: scene)
        window.rootViewController = split
        window.makeKeyAndVisible()
        self.window = window
        if let url = connectionOptions.urlContexts.first?.url { print(url) }
        if let activity = connectionOptions.userActivities.first { print(activity) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        // expect: deep-link-push-under-modal (info) "fills a column of the base layer with “MailViewController”"
        split.showDetailViewController(UINavigationController(rootViewController: MailViewController()), sender: nil)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        split.dismiss(animated: true) {
            // ok: deep-link-push-under-modal — it waits for the dismissal
            self.split.showDetailViewController(UINavigationController(rootViewController: MailViewController()), sender: nil)
        }
    }
}
