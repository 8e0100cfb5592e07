import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: ListViewController())
    }
}

final class ListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(MapViewController(), animated: true)
        navigationController?.pushViewController(BareMapViewController(), animated: true)
    }
}

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let places = UINavigationController(rootViewController: PlacesViewController())
        addChild(places) // expect: nested-navigation-stack "embeds"
        view.addSubview(places.view)
        places.didMove(toParent: self)
    }
}

final class BareMapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.setNavigationBarHidden(true, animated: false)
        let places = UINavigationController(rootViewController: PlacesViewController())
        addChild(places) // ok: nested-navigation-stack — the outer bar is hidden
        view.addSubview(places.view)
        places.didMove(toParent: self)
    }

    @IBAction private func leave(_ sender: Any) { navigationController?.popViewController(animated: true) }
}

final class PlacesViewController: UIViewController {}
