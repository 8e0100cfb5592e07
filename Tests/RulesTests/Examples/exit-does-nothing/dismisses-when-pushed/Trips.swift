import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: TripsViewController())
    }
}

final class TripsViewController: UIViewController {
    @objc private func add() { present(UINavigationController(rootViewController: TripFormViewController()), animated: true) }
    @objc private func pick() { navigationController?.pushViewController(TownViewController(), animated: true) }
}

final class TripFormViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trip"
        // ok: exit-does-nothing, one-screen-two-ways — presented, it is closed
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
    }

    @objc private func finish() { dismiss(animated: true) }
    @objc private func pickPlace() { navigationController?.pushViewController(PlaceViewController(), animated: true) }
}

/// Pushed in the flow that is presented: its Back closes all of it.
final class PlaceViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: back-does-not-return-to-parent "closes the whole modal"
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}

/// Pushed where nothing is presented: its Done does nothing.
final class TownViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: exit-does-nothing "never presented"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}
