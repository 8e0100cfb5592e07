import UIKit

/// Its `rootViewController` is its own, not a window's.
final class TripCoordinator {
    let rootViewController = UINavigationController()
    private(set) lazy var viewController: UIViewController = TripListViewController()

    func start() {
        rootViewController.viewControllers = [viewController] // edge: setStack flow:TripCoordinator → TripListViewController
    }

    func showTrip() {
        rootViewController.pushViewController(TripViewController(), animated: true) // edge: push flow:TripCoordinator → TripViewController
    }

    func replace() {
        // edge: present flow:TripCoordinator → TripViewController
        viewController.present(TripViewController(), animated: true)
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let coordinator = TripCoordinator()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        coordinator.start()
        window?.rootViewController = coordinator.rootViewController // edge: root flow:AppDelegate → TripListViewController in UINavigationController
        return true
    }
}

final class TripListViewController: UIViewController {}
final class TripViewController: UIViewController {}
