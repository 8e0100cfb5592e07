import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UIHostingController(rootView: NewsView()),
            UINavigationController(rootViewController: UIHostingController(rootView: ShelfView())),
            UIHostingController(rootView: FilterView(isModal: false)),
        ]
        window?.rootViewController = tabs
    }
}

/// A tab, and nothing else.
struct NewsView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Close") { dismiss() } // expect: dismiss-reaches-nobody (warning) "NewsView"
    }
}

/// The root of a tab's stack, and pushed from there: one dead place is enough for a button that only closes.
struct ShelfView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isOpen = false
    var body: some View {
        VStack {
            Button("Close") { dismiss() } // expect: dismiss-reaches-nobody (warning) "ShelfView"
            Button("Save") { // ok: dismiss-reaches-nobody — it saves as well
                print("saved")
                dismiss()
            }
            Button("More") { isOpen = true }
        }
        .sheet(isPresented: $isOpen) { ShelfView() }
    }
}

/// Its Close is there only in a sheet.
struct FilterView: View {
    let isModal: Bool
    @Environment(\.dismiss) private var dismiss
    @State private var isOpen = false
    var body: some View {
        VStack {
            if isModal { Button("Close") { dismiss() } } // ok: dismiss-reaches-nobody — not shown in the tab
            Button("Filter") { isOpen = true }
        }
        .sheet(isPresented: $isOpen) { FilterView(isModal: true) }
    }
}
