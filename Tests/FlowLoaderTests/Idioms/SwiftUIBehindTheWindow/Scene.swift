import SwiftUI
import UIKit

/// A UIKit app whose window holds a SwiftUI view.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let store = MossStore()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let root = MossRoot().environmentObject(store)
        window?.rootViewController = UIHostingController(rootView: root) // edge: root flow:SceneDelegate → MossRoot
        window?.makeKeyAndVisible()
    }

    // expect: cold-launch-link-dropped
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        store.path = [.moss(1)] // edge: setStack flow:SceneDelegate → MossScreen
    }
}

enum MossPage: Hashable { case moss(Int) }

final class MossStore: ObservableObject {
    @Published var path: [MossPage] = []
}

struct MossRoot: View {
    @EnvironmentObject private var store: MossStore
    var body: some View {
        NavigationStack(path: $store.path) {
            List { NavigationLink("Moss", value: MossPage.moss(1)) } // edge: link MossRoot → MossScreen
                .navigationDestination(for: MossPage.self) { _ in MossScreen() }
        }
    }
}

struct MossScreen: View { var body: some View { Text("Moss") } }
