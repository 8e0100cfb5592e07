import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    }

    // expect: cold-launch-link-dropped
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        let root = window?.rootViewController
        root?.present(NewsViewController(), animated: true) // expect: top-controller-walk-stops-short
        // That the root may be busy is told of the first.
        root?.present(OfferViewController(), animated: true) // expect: presentation-dropped
    }
}

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(tell), name: Notification.Name("news"), object: nil)
    }

    @objc private func tell() {
        present(NewsViewController(), animated: true) // expect: presenter-is-busy
        present(OfferViewController(), animated: true) // expect: presentation-dropped
    }

    @IBAction func openHelp() { present(HelpViewController(), animated: true) }
}

final class NewsViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}

final class OfferViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}

final class HelpViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}
