import UIKit

final class StartDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        // edge: tab UITabBarController@StartDelegate → FeedViewController in UINavigationController
        // edge: tab UITabBarController@StartDelegate → MapViewController
        tabs.viewControllers = [UINavigationController(rootViewController: FeedViewController()), MapViewController()]
        let window = UIWindow(windowScene: scene)
        window.rootViewController = tabs // edge: root flow:StartDelegate → UITabBarController@StartDelegate
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class FeedViewController: UIViewController {}
final class MapViewController: UIViewController {}
