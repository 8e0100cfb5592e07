import SwiftUI
import UIKit

// A push on a stack that never is there shows nothing, and no two bars.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        tabs.viewControllers = [BareController(), UINavigationController(rootViewController: StackedController())]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}

final class BareController: UIViewController {
    @IBAction func readings() {
        // expect: push-without-stack
        // ok: hosted-stack-in-navigation-controller — there is no navigation controller
        navigationController?.pushViewController(UIHostingController(rootView: ReadingsView()), animated: true)
    }
}

final class StackedController: UIViewController {
    @IBAction func readings() {
        navigationController?.pushViewController(UIHostingController(rootView: ReadingsView()), animated: true) // expect: hosted-stack-in-navigation-controller
    }
}

struct ReadingsView: View {
    var body: some View {
        NavigationStack {
            List { Text("5.4") }.navigationTitle("Readings")
        }
    }
}
