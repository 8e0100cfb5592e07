import UIKit

// Look-alikes of defects in how links are handled, that no rule speaks of.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var alerts: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = FerryTabs()
        window?.makeKeyAndVisible()
        // ok: presenter-is-busy, top-controller-walk-stops-short — at launch nothing can be up yet (1)
        window?.rootViewController?.present(WelcomeViewController(), animated: false)
        handle(options.urlContexts.first?.url)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { handle(contexts.first?.url) }

    /// Several calls away from the push, what is up is dismissed (9).
    private func handle(_ url: URL?) {
        guard let url else { return }
        closeModals { [weak self] in self?.route(url) }
    }

    private func closeModals(then go: @escaping () -> Void) {
        // ok: dismiss-closes-wrong-layer, exit-does-nothing — whatever is up, and nothing if nothing is (5)
        window?.rootViewController?.dismiss(animated: false, completion: go)
    }

    private func route(_ url: URL) {
        guard let tabs = window?.rootViewController as? FerryTabs else { return }
        switch url.host {
        case "ticket": tabs.openTicket()
        case "harbour": tabs.openHarbour()
        default: showAlert()
        }
    }

    /// A window of its own (2).
    private func showAlert() {
        let window = UIWindow()
        window.windowLevel = .alert
        // ok: deep-link-discards-place, deep-link-without-exit, base-moves-under-modal — above the main one
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let alert = UIAlertController(title: "Unknown link", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        window.rootViewController?.present(alert, animated: true) // ok: presenter-is-busy, top-controller-walk-stops-short — its own window
        alerts = window
    }
}

final class WelcomeViewController: UIViewController {
    @objc private func leave() { dismiss(animated: true) }
}

final class FerryTabs: UITabBarController {
    private let tickets = UINavigationController(rootViewController: TicketsViewController())
    private let harbours = UINavigationController(rootViewController: HarboursViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [tickets, harbours]
    }

    /// List and detail at once (7).
    func openTicket() {
        selectedIndex = 0 // ok: deep-link-push-under-modal — the handler has closed what was up
        // ok: deep-link-back-without-parent, deep-link-discards-place, deep-link-without-exit — the list is below
        tickets.setViewControllers([TicketsViewController(), TicketViewController()], animated: false)
    }

    /// A sheet with a bar and Close (8).
    func openHarbour() {
        let stack = UINavigationController(rootViewController: HarbourViewController())
        // ok: deep-link-without-exit, deep-link-back-without-parent, modal-without-close — Close is in its bar
        present(stack, animated: true)
    }
}

final class TicketsViewController: UIViewController {
    @objc private func open() { navigationController?.pushViewController(TicketViewController(), animated: true) }
    @objc private func legend() { present(UINavigationController(rootViewController: HarbourViewController()), animated: true) }
}

final class TicketViewController: UIViewController {}
final class HarboursViewController: UIViewController {}

final class HarbourViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Harbour"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}
