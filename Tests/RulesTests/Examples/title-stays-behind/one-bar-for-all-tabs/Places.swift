import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: PlacesTabs()) // expect: tab-bar-inside-stack
        return true
    }
}

/// Its stack has one bar, which shows the title of whoever wrote it last.
final class PlacesTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [ListViewController(), MapViewController(), FilterViewController()]
    }
}

final class ListViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabBarController?.title = "Places" // expect: title-stays-behind "writes the title of the bar that all tabs share"
    }
}

/// It has a title, and nobody shows it.
final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Map"
    }
}

final class FilterViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabBarController?.title = "Filter" // expect: title-stays-behind "“MapViewController” shows it too"
    }
}
