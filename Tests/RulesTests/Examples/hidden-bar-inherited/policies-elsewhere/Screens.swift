import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let policy = BarPolicy()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        let first = UINavigationController(rootViewController: WelcomeViewController())
        first.delegate = policy
        tabs.viewControllers = [first, UINavigationController(rootViewController: StartViewController()), UINavigationController(rootViewController: CoverViewController())]
        window?.rootViewController = tabs
    }
}

/// The delegate of its stack sees to the bar of each screen.
final class WelcomeViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    @IBAction func terms(_ sender: UIButton) {
        navigationController?.pushViewController(TermsViewController(), animated: true) // ok: hidden-bar-inherited — the stack's delegate shows the bar
    }
}

final class TermsViewController: UIViewController {}

/// Its base class shows the bar.
final class StartViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    @IBAction func help(_ sender: UIButton) {
        navigationController?.pushViewController(HelpViewController(), animated: true) // ok: hidden-bar-inherited — its base class shows the bar
    }
}

final class HelpViewController: BaseViewController {}

/// Hides the bar's view alone: the swipe stays, and the next screen's base class shows the view again.
final class CoverViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(traitCollection.verticalSizeClass == .compact, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.isNavigationBarHidden = false
    }

    @IBAction func help(_ sender: UIButton) {
        navigationController?.pushViewController(TermsViewController(), animated: true) // ok: hidden-bar-inherited — shown on leaving
    }
}
