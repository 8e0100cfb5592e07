import SwiftUI
import UIKit

/// A router that hosts SwiftUI views in UIKit stacks.
final class PostRouter {
    let navigation: UINavigationController

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        let view = InboxView(openLetter: openLetter, openSettings: { [weak self] in self?.openSettings() })
        navigation.setViewControllers([UIHostingController(rootView: view)], animated: false) // edge: setStack flow:PostRouter → InboxView
    }

    func openLetter(_ id: Int) { push(LetterView(id: id)) }

    func openSettings() {
        let host = UIHostingController(rootView: PostSettings())
        navigation.present(UINavigationController(rootViewController: host), animated: true) // edge: present flow:PostRouter → PostSettings in UINavigationController
    }

    func openStamp() { push(StampView()) }

    private func push<Content: View>(_ view: Content) {
        let host = UIHostingController(rootView: view)
        navigation.pushViewController(host, animated: true) // edge: push flow:PostRouter → LetterView, push flow:PostRouter → StampView, push InboxView → LetterView likely
    }

    func back() { navigation.popViewController(animated: true) } // edge: pop flow:PostRouter → ?
}

final class PostSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var router: PostRouter?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let navigation = UINavigationController()
        let router = PostRouter(navigation: navigation)
        window?.rootViewController = navigation
        router.start()
        self.router = router
    }
}

struct InboxView: View {
    let openLetter: (Int) -> Void
    let openSettings: () -> Void
    var body: some View {
        List { Button("Letter") { openLetter(1) } }
            .toolbar { Button("Settings", action: openSettings) }
    }
}
struct LetterView: View {
    let id: Int
    var body: some View { Text("Letter") }
}
struct StampView: View { var body: some View { Text("Stamp") } }
struct PostSettings: View { var body: some View { Text("Settings") } }
