import UIKit

// What a link puts up, full screen or in a tab, and what may stand there.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let tabs = UITabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        tabs.viewControllers = [UINavigationController(rootViewController: HomeViewController()), UINavigationController(rootViewController: MailViewController())]
        window.rootViewController = tabs // ok: deep-link-without-exit — the app's own beginning
        window.makeKeyAndVisible()
        self.window = window
        if connectionOptions.urlContexts.first != nil { openTicket() }
        if connectionOptions.userActivities.first != nil { signIn() }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { openTicket() }

    private func openTicket() {
        let ticket = TicketViewController()
        ticket.modalPresentationStyle = .fullScreen
        window?.rootViewController?.dismiss(animated: false) { [tabs] in
            tabs.present(ticket, animated: true)
        }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { signIn() }

    private func signIn() { window?.rootViewController = SignInViewController() }
}

final class HomeViewController: UIViewController {}
final class MailViewController: UIViewController {}

/// Its button pops, and there is no stack around it.
final class TicketViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let close = UIButton(type: .system)
        close.setTitle("Close", for: .normal)
        // expect: deep-link-without-exit (warning) "does nothing there"
        close.addTarget(self, action: #selector(leave), for: .touchUpInside)
        view.addSubview(close)
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}

/// It replaces itself once somebody has signed in.
final class SignInViewController: UIViewController {
    // ok: deep-link-without-exit — a root that another root follows
    @objc private func enter() { view.window?.rootViewController = UITabBarController() }
}
