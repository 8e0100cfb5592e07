import UIKit

/// The link's tabs are one of two roots, and a modal may cover them: the move is told of once.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var split: UISplitViewController?
    var tabs: MainTabs?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        print(connectionOptions)
        if Layout.isWide {
            let split = UISplitViewController(style: .doubleColumn)
            self.split = split
            window?.rootViewController = split
        } else {
            let tabs = MainTabs()
            self.tabs = tabs
            window?.rootViewController = tabs
        }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        tabs?.selectedIndex = 1 // expect: deep-link-push-under-modal
    }
}

enum Layout { static var isWide: Bool { UIScreen.main.bounds.width > 700 } }

final class MainTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: ShelfViewController()), UINavigationController(rootViewController: CartViewController())]
    }
}

final class ShelfViewController: UIViewController {
    @IBAction func openTerms() { present(TermsViewController(), animated: true) }
}

final class TermsViewController: UIViewController {
    @IBAction func close() { dismiss(animated: true) }
}

final class CartViewController: UIViewController {}
