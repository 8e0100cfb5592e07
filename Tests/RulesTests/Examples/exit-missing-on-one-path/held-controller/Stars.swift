import SwiftUI
import UIKit

// One button view, three presentations: code that holds the presenting controller closes it through that.

enum Items {
    static func close(_ action: @escaping () -> Void) -> some View { CloseButton(action: action) }
}

struct CloseButton: View {
    var action: () -> Void
    var body: some View { Button("Close", action: action) }
}

struct StarView: View {
    var body: some View { Text("Vega").navigationBarTitle("Star") }
}

struct MoonView: View {
    var body: some View { Text("Io").navigationBarTitle("Moon") }
}

struct SkyView: View {
    @State private var showsStar = false
    @State private var showsMoon = false

    var body: some View {
        VStack {
            Button("Star") { showsStar = true }
            Button("Moon") { showsMoon = true }
        }
        .sheet(isPresented: $showsStar) {
            NavigationView { StarView().navigationBarItems(leading: Items.close { showsStar = false }) }
        }
        .sheet(isPresented: $showsMoon) {
            NavigationView { MoonView().navigationBarItems(leading: Items.close { showsMoon = false }) }
        }
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func showStar() {
        guard let controller = window?.rootViewController?.topMost else { return }
        let view = NavigationView {
            StarView().navigationBarItems(leading: Items.close { [weak controller] in controller?.dismiss(animated: true, completion: nil) })
        }
        // ok: exit-missing-on-one-path — the same button closes it, through the controller below
        controller.present(UIHostingController(rootView: view), animated: true)
    }

    func showMoon() {
        guard let controller = window?.rootViewController?.topMost else { return }
        controller.present(UIHostingController(rootView: NavigationView { MoonView() }), animated: true) // expect: exit-missing-on-one-path
    }
}

extension UIViewController {
    var topMost: UIViewController { presentedViewController?.topMost ?? self }
}
