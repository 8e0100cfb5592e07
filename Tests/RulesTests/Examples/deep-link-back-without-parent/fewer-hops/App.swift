import UIKit

// With `maxHops` set to one, what is opened two calls away is left alone.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let stack = UINavigationController(rootViewController: HomeViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = stack
        route(options.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { route(contexts) }

    private func route(_ contexts: Set<UIOpenURLContext>) {
        if contexts.count == 1 {
            // expect: presenter-is-busy (info)
            stack.present(UINavigationController(rootViewController: NearViewController()), animated: true)
        } else {
            open()
        }
    }

    private func open() { stack.present(UINavigationController(rootViewController: FarViewController()), animated: true) }
}

final class HomeViewController: UIViewController {}

final class NearViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: deep-link-back-without-parent
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popViewController(animated: true) }
}

final class FarViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: deep-link-back-without-parent — further away than the option says
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back)) // expect: exit-does-nothing
    }

    @objc private func back() { navigationController?.popViewController(animated: true) }
}
