import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = DrawerViewController()
    }
}

/// Its children's `show` is its own business.
final class DrawerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let menu = MenuViewController()
        addChild(menu)
        view.addSubview(menu.view)
    }

    override func show(_ vc: UIViewController, sender: Any?) { print("swap") }

    @objc func openHelp() {
        let help = HelpViewController()
        help.modalPresentationStyle = .formSheet
        show(help, sender: nil) // ok: show-becomes-modal — its style says that a modal is meant
    }
}

final class MenuViewController: UIViewController {
    @objc func open() {
        show(HelpViewController(), sender: nil) // ok: show-becomes-modal — the parent answers
    }
}

final class HelpViewController: UIViewController {}
