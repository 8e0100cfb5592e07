import UIKit

// A walk that follows what is presented and never looks into tabs and stacks: what it ends at has no stack to push on.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: HomeViewController())]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
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

final class OrderViewController: UIViewController {}
final class OfferViewController: UIViewController {}

final class Router {
    static func top() -> UIViewController? {
        var top = UIApplication.shared.windows.first?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }

    func showOrder() {
        // expect: top-controller-walk-stops-short (warning) "does not look into containers"
        Router.top()?.navigationController?.pushViewController(OrderViewController(), animated: true)
    }

    func showOffer() {
        let offer = OfferViewController()
        if let stack = Router.top()?.navigationController {
            stack.pushViewController(offer, animated: true) // ok: top-controller-walk-stops-short — without a stack it is presented
        } else {
            Router.top()?.present(UINavigationController(rootViewController: offer), animated: true)
        }
    }
}
