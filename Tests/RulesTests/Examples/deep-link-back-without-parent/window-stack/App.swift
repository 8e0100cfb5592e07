import UIKit

// A link fills the stack that is the window's root anew.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: ShelfViewController())
        open(options.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts) }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        let stack = window?.rootViewController as? UINavigationController
        if contexts.first?.url.host == "book" {
            stack?.setViewControllers([BookViewController()], animated: false)
        } else {
            stack?.setViewControllers([ShelfViewController(), MapViewController()], animated: false)
        }
    }
}

final class ShelfViewController: UIViewController {}

final class BookViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: deep-link-back-without-parent (warning) "does nothing"
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popViewController(animated: true) }
}

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: deep-link-back-without-parent — its parent is put under it
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back)) // expect: custom-back-kills-swipe
    }

    @objc private func back() { navigationController?.popViewController(animated: true) }
}
