import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: MapViewController())
    }
}

final class MapViewController: UIViewController {
    @IBAction func one() { navigationController?.pushViewController(PadOnlyViewController(), animated: true) }
    @IBAction func two() { navigationController?.pushViewController(BothArmsViewController(), animated: true) }
    @IBAction func three() { navigationController?.pushViewController(DeepEnoughViewController(), animated: true) }
}

/// On an iPhone nobody gives the swipe back.
final class PadOnlyViewController: UIViewController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: custom-back-kills-swipe "PadOnlyViewController"
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "back"), style: .plain, target: self, action: #selector(leave))
        if UIDevice.current.userInterfaceIdiom == .pad {
            navigationController?.interactivePopGestureRecognizer?.delegate = self
        }
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        (navigationController?.viewControllers.count ?? 0) > 1
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}

final class BothArmsViewController: UIViewController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: custom-back-kills-swipe — one arm or the other gives it back
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "back"), style: .plain, target: self, action: #selector(leave))
        if UIDevice.current.userInterfaceIdiom == .pad {
            navigationController?.interactivePopGestureRecognizer?.delegate = self
        } else {
            navigationController?.interactivePopGestureRecognizer?.isEnabled = true
            navigationController?.interactivePopGestureRecognizer?.delegate = self
        }
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        (navigationController?.viewControllers.count ?? 0) > 1
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}

final class DeepEnoughViewController: UIViewController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: custom-back-kills-swipe — a test of the depth is no test of the device
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: "back"), style: .plain, target: self, action: #selector(leave))
        if (navigationController?.viewControllers.count ?? 0) > 1 {
            navigationController?.interactivePopGestureRecognizer?.delegate = self
        }
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        (navigationController?.viewControllers.count ?? 0) > 1
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}
