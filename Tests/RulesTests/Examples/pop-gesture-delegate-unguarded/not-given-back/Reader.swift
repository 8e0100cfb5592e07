import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: ShelfViewController())
    }
}

final class ShelfViewController: UIViewController {
    @IBAction func open() { navigationController?.pushViewController(ReaderViewController(), animated: true) }
    @IBAction func openCarefully() { navigationController?.pushViewController(CarefulViewController(), animated: true) }
}

/// Gone again, it leaves the stack without a delegate that lives.
final class ReaderViewController: UIViewController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.interactivePopGestureRecognizer?.delegate = self // expect: pop-gesture-delegate-unguarded (info) "never gives it back"
    }
}

final class CarefulViewController: UIViewController, UIGestureRecognizerDelegate {
    private weak var former: UIGestureRecognizerDelegate?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        former = navigationController?.interactivePopGestureRecognizer?.delegate
        // ok: pop-gesture-delegate-unguarded — the former one comes back
        navigationController?.interactivePopGestureRecognizer?.delegate = self
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.delegate = former
    }
}
