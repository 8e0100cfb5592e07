import SwiftUI
import UIKit

@main
struct CavernApp: App {
    var body: some Scene { WindowGroup { NavigationStack { CavernHome() } } }
}

struct CavernHome: View {
    var body: some View {
        VStack {
            NavigationLink("Bats") { BatScreen() }
            NavigationLink("Pools") { PoolScreen() }
        }
    }
}

struct BatScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Bats")
            .navigationBarBackButtonHidden(true)
            .swipesBack()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { dismiss() } label: { Image(systemName: "chevron.left") } // ok: custom-back-kills-swipe — it gives the swipe back
                }
            }
    }
}

struct PoolScreen: View {
    var body: some View { Text("Pools") }
}

extension View {
    func swipesBack() -> some View { background(SwipeKeeper()) }
}

/// Reaches the stack it stands in from inside.
struct SwipeKeeper: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { SwipeController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

final class SwipeController: UIViewController, UIGestureRecognizerDelegate {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
        navigationController?.interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        (navigationController?.viewControllers.count ?? 0) > 1
    }
}
