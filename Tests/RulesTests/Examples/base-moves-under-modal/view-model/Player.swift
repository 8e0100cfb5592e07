import SwiftUI
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = Tabs()
        return true
    }
}

final class Router {
    static let shared = Router()
    weak var tabs: Tabs?
    func openSettings() { tabs?.openSettings() }
}

final class Tabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Router.shared.tabs = self
        viewControllers = [UINavigationController(rootViewController: ShowsViewController())]
    }

    func openSettings() {
        selectedIndex = 0 // expect: base-moves-under-modal (info) "A control of “PlayerView” switches the tab"
    }
}

final class ShowsViewController: UIViewController {
    @IBAction func play(_ sender: UIButton) { present(UIHostingController(rootView: PlayerView(model: PlayerModel())), animated: true) }
}

final class PlayerModel: ObservableObject {
    func settings() { Router.shared.openSettings() }
}

struct PlayerView: View {
    @ObservedObject var model: PlayerModel
    var body: some View { Button("Settings") { model.settings() } }
}
