import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = PanelsViewController()
    }
}

final class HelpViewController: UIViewController {}
final class LegalViewController: UIViewController {}

/// The window's root: it stands in no split and in no stack.
final class PanelsViewController: UIViewController {
    @IBAction func help() {
        let help = HelpViewController()
        // expect: exit-does-nothing "split view controller"
        help.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeAll))
        present(UINavigationController(rootViewController: help), animated: true)
    }

    @IBAction func legal() {
        let legal = LegalViewController()
        // ok: exit-does-nothing — the presenter closes what it has presented
        legal.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        present(UINavigationController(rootViewController: legal), animated: true)
    }

    @objc private func closeAll() { splitViewController?.dismiss(animated: true) }
    @objc private func close() { dismiss(animated: true) }
}
