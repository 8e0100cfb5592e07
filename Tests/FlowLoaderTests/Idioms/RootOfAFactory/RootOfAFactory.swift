import UIKit

// Which of two roots the window gets, the app's state decides: each is one in some run.

final class Store {
    var isNew = false
    func load(_ completion: @escaping () -> Void) { completion() }
}

enum RootFactory {
    static func make(_ store: Store) -> UIViewController {
        if store.isNew { return WelcomeViewController() }
        return HomeViewController()
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let store: Store

    init(store: Store) {
        self.store = store
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        store.load {
            // edge: root flow:AppDelegate → WelcomeViewController
            // edge: root flow:AppDelegate → HomeViewController
            self.window?.rootViewController = RootFactory.make(self.store)
        }
    }
}

final class WelcomeViewController: UIViewController {}

final class HomeViewController: UIViewController {}
