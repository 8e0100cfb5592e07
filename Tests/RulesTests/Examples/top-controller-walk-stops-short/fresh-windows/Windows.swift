import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = HomeViewController()
        return true
    }
}

enum Windows {
    static var above: UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.windowLevel = .alert
        window.makeKeyAndVisible()
        return window
    }
}

final class HomeViewController: UIViewController {
    @objc private func open() { present(PlayerViewController(), animated: true) }

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(forName: .init("lost"), object: nil, queue: .main) { _ in
            // ok: top-controller-walk-stops-short — a window of its own, with nothing on it
            Windows.above.rootViewController?.present(PlayerViewController(), animated: true)
        }
    }
}

final class PlayerViewController: UIViewController {}
