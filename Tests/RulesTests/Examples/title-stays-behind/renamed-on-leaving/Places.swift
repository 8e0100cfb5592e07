import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: ListViewController())
        return true
    }
}

final class ListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        title = "Back" // expect: title-stays-behind "gives itself “Back” when it is left"
    }

    @IBAction func open() { navigationController?.pushViewController(PlaceViewController(), animated: true) }
}

final class PlaceViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "Place"
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        title = "Back" // ok: title-stays-behind — and on appearing its own again
    }

    @IBAction func open() { navigationController?.pushViewController(MapViewController(), animated: true) }
}

final class MapViewController: UIViewController {}
