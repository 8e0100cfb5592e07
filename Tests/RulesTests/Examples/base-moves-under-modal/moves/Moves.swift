import CoreLocation
import UIKit

// What may move below an open layer: a pop, a new list of screens, a step down to one of them; told by observers, devices, controls.

extension Notification.Name {
    static let orderDeleted = Notification.Name("orderDeleted")
    static let listChanged = Notification.Name("listChanged")
    static let planChanged = Notification.Name("planChanged")
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate, CLLocationManagerDelegate {
    var window: UIWindow?
    let stack = UINavigationController(rootViewController: HomeViewController())
    private let manager = CLLocationManager()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
        manager.delegate = self
        NotificationCenter.default.addObserver(self, selector: #selector(orderDeleted), name: .orderDeleted, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(listChanged), name: .listChanged, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(planChanged), name: .planChanged, object: nil)
    }

    @objc private func orderDeleted() {
        stack.popViewController(animated: true) // expect: base-moves-under-modal (warning) "The observer of “orderDeleted”"
    }

    @objc private func listChanged() {
        stack.setViewControllers([HomeViewController()], animated: false) // expect: base-moves-under-modal (warning) "The observer of “listChanged”"
    }

    @objc private func planChanged() {
        stack.dismiss(animated: false)
        stack.popViewController(animated: true) // ok: base-moves-under-modal — what is open is closed first
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        stack.popToRootViewController(animated: true) // expect: base-moves-under-modal (warning) "A callback"
    }
}

final class HomeViewController: UIViewController {
    @objc private func compose() { present(UINavigationController(rootViewController: ComposeViewController()), animated: true) }
}

final class ComposeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
}
