import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: LobbyViewController())
    }
}

final class LobbyViewController: UIViewController {
    @IBAction func play() { navigationController?.pushViewController(BoardViewController(), animated: true) }
    @IBAction func look() { navigationController?.pushViewController(ScoreViewController(), animated: true) }
}

/// The edge swipe is for the pieces: its recognizer never begins here.
final class BoardViewController: UIViewController, UIGestureRecognizerDelegate {
    private weak var former: UIGestureRecognizerDelegate?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        former = navigationController?.interactivePopGestureRecognizer?.delegate
        navigationController?.interactivePopGestureRecognizer?.delegate = self // expect: swipe-lock-misses-content-gesture
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.delegate = former
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}

final class ScoreViewController: UIViewController, UIGestureRecognizerDelegate {
    private weak var former: UIGestureRecognizerDelegate?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        former = navigationController?.interactivePopGestureRecognizer?.delegate
        // ok: swipe-lock-misses-content-gesture — it lets the swipe begin
        navigationController?.interactivePopGestureRecognizer?.delegate = self
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.delegate = former
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        (navigationController?.viewControllers.count ?? 0) > 1
    }
}
