import UIKit

// Controls that look like Back and go elsewhere: past a screen, to one further down, to another tab, root or screen.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: CityViewController()), UINavigationController(rootViewController: StarsViewController())]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class StarsViewController: UIViewController {}

final class CityViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let street = StreetViewController()
        street.city = self
        navigationController?.pushViewController(street, animated: true)
    }
}

final class StreetViewController: UIViewController {
    weak var city: CityViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: back-does-not-return-to-parent — the root is the screen right below
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popToRootViewController(animated: true) }

    @objc private func open(_ number: Int) {
        switch number {
        case 0: navigationController?.pushViewController(HouseViewController(), animated: true)
        case 1:
            let flat = FlatViewController()
            flat.city = city
            navigationController?.pushViewController(flat, animated: true)
        case 2: navigationController?.pushViewController(ShopViewController(), animated: true)
        case 3: navigationController?.pushViewController(ParkViewController(), animated: true)
        case 4: navigationController?.pushViewController(SquareViewController(), animated: true)
        default: navigationController?.pushViewController(CourtViewController(), animated: true)
        }
    }
}

final class HouseViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: back-does-not-return-to-parent (warning) "pops to the root, skipping the screens between"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popToRootViewController(animated: true) }
}

final class FlatViewController: UIViewController {
    weak var city: CityViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: back-does-not-return-to-parent (warning) "pops to “CityViewController”"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() {
        navigationController?.popToViewController(city!, animated: true)
    }
}

final class ShopViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: back-does-not-return-to-parent (warning) "switches tab"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { tabBarController?.selectedIndex = 1 }
}

final class ParkViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: back-does-not-return-to-parent (warning) "replaces the root"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { view.window?.rootViewController = UINavigationController(rootViewController: CityViewController()) }
}

final class SquareViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: back-does-not-return-to-parent (warning) "opens “BenchViewController”"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.pushViewController(BenchViewController(), animated: true) }
}

final class BenchViewController: UIViewController {}

final class CourtViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: back-does-not-return-to-parent — the street is the screen right below
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() {
        navigationController?.popToViewController(navigationController!.viewControllers.first { $0 is StreetViewController }!, animated: true)
    }
}
