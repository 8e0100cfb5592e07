import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    }
}

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(tell), name: Notification.Name("told"), object: nil)
        center.addObserver(self, selector: #selector(tellWhenFree), name: Notification.Name("free"), object: nil)
        center.addObserver(self, selector: #selector(tellUnlessBusy), name: Notification.Name("busy"), object: nil)
    }

    @objc private func tell() {
        present(NewsViewController(), animated: true) // expect: presenter-is-busy
    }

    @objc private func tellWhenFree() {
        let isBusy = presentedViewController != nil
        guard !isBusy else { return }
        present(NewsViewController(), animated: true) // ok: presenter-is-busy — the test stands in a local
    }

    @objc private func tellUnlessBusy() {
        let isFree = presentedViewController == nil && view.window != nil
        if isFree {
            present(NewsViewController(), animated: true) // ok: presenter-is-busy — the test stands in a local
        }
    }

    @IBAction func openHelp() { present(HelpViewController(), animated: true) }
}

final class NewsViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}
final class HelpViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}
