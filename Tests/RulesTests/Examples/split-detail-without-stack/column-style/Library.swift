import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(ShelfViewController(), for: .primary)
        split.setViewController(BookViewController(), for: .secondary) // ok: split-detail-without-stack — UIKit wraps it
        window?.rootViewController = split
    }
}

final class ShelfViewController: UIViewController {
    /// The column began in a stack, and loses it.
    func openMap() {
        showDetailViewController(MapViewController(), sender: nil) // expect: split-detail-without-stack (warning) "elsewhere"
    }

    func openTabs() {
        showDetailViewController(BookTabs(), sender: nil) // ok: split-detail-without-stack — its tabs bring their stacks
    }
}

final class BookViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Book"
    }
}

final class MapViewController: UIViewController {}

final class BookTabs: UITabBarController {}
