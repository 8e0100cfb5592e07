import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let tabs = MainTabs()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = tabs
        if !options.urlContexts.isEmpty { tabs.openTrip() }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { tabs.openTrip() }
}

final class MainTabs: UITabBarController {
    private let trips = UINavigationController(rootViewController: TripsViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [trips, MapViewController()]
    }

    func openTrip() {
        selectedIndex = 0
        trips.pushViewController(TripViewController(), animated: false) // expect: link-misses-screen "lands under “LegendViewController”"
    }
}

final class TripsViewController: UIViewController {}

/// What only this tab puts up covers the whole screen of an iPhone.
final class MapViewController: UIViewController {
    @IBAction func explain(_ sender: UIButton) {
        let legend = LegendViewController()
        legend.modalPresentationStyle = .popover
        legend.popoverPresentationController?.sourceView = sender
        present(legend, animated: true)
    }
}

final class LegendViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let close = UIButton(type: .close)
        close.addTarget(self, action: #selector(leave), for: .touchUpInside)
        view.addSubview(close)
    }

    @objc private func leave() { dismiss(animated: true) }
}

final class TripViewController: UIViewController {}
