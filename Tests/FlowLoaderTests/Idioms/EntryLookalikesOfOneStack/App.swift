import UIKit
import UserNotifications

// One stack, links kept for later, walks to the top, and roots that change with the account.

@main final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var window: UIWindow?
    private var pending: Int?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        showStart()
        NotificationCenter.default.addObserver(self, selector: #selector(showStart), name: .accountChanged, object: nil)
        return true
    }

    /// Who signs in or out begins anew (4).
    @objc private func showStart() {
        // ok: base-moves-under-modal, deep-link-discards-place — what is up goes first
        window?.rootViewController?.dismiss(animated: false)
        window?.rootViewController = Account.isSignedIn ? UINavigationController(rootViewController: FleetViewController()) : SignInViewController()
        open(pending)
    }

    /// Kept until the interface is there (5).
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void
    ) {
        guard Account.isSignedIn else {
            pending = 1 // ok: deep-link-ends-nowhere — stored for later
            return done()
        }
        // ok: deep-link-ends-nowhere — the delay is for the keyboard (11), not for a screen
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.open(1) }
        done()
    }

    private func open(_ boat: Int?) {
        guard let boat, let stack = window?.rootViewController as? UINavigationController else { return }
        pending = nil
        // Walks to the top (3).
        var top: UIViewController = stack
        while let next = top.presentedViewController { top = next }
        // ok: deep-link-push-under-modal, presenter-is-busy, top-controller-walk-stops-short — on top of whatever is up
        top.present(UINavigationController(rootViewController: BoatViewController(boat)), animated: true)
    }
}

enum Account {
    static var isSignedIn = false
}

extension Notification.Name { static let accountChanged = Notification.Name("accountChanged") }

final class FleetViewController: UIViewController {
    @objc private func open() { present(UINavigationController(rootViewController: BoatViewController(2)), animated: true) }

    @objc private func answer() {
        guard presentedViewController == nil else { return }
        present(UINavigationController(rootViewController: BoatViewController(3)), animated: true) // ok: presenter-is-busy — it has asked (3)
    }
}

final class BoatViewController: UIViewController {
    private let boat: Int

    init(_ boat: Int) {
        self.boat = boat
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Boat"
        // ok: deep-link-without-exit — Done closes the layer
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}

/// The first screen of those who are signed out: a root, with nothing to go back to (12).
final class SignInViewController: UIViewController {
    private let name = UITextField()
    private let password = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        let go = UIButton()
        go.addTarget(self, action: #selector(signIn), for: .touchUpInside)
    }

    @objc private func signIn() {
        Account.isSignedIn = true
        NotificationCenter.default.post(name: .accountChanged, object: nil)
    }
}
