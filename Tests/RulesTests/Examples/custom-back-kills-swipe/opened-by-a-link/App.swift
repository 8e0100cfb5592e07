import UIKit

// A link pushes on the window's root: the screen stands in that stack.

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: ListController())
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        if let stack = window?.rootViewController as? UINavigationController { stack.pushViewController(OfferController(), animated: true) }
        return true
    }
}

final class ListController: UIViewController {}

final class OfferController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: custom-back-kills-swipe
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() {
        navigationController?.popViewController(animated: true)
    }
}
