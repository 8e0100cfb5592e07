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
        navigationItem.title = "Places"
    }

    @IBAction func open() { navigationController?.pushViewController(PlaceViewController(), animated: true) }
    @IBAction func map() { navigationController?.pushViewController(MapViewController(), animated: true) }
}

final class PlaceViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.backItem?.title = "Back" // expect: title-stays-behind "writes “Back” into the title of “ListViewController”"
    }
}

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Map" // ok: title-stays-behind — its own
    }

    @IBAction func open() { navigationController?.pushViewController(PinViewController(), animated: true) }
}

final class PinViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.topItem?.title = "Back" // ok: title-stays-behind — it takes it back
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.navigationBar.topItem?.title = "Map"
    }
}
