import SwiftUI
import UIKit

/// A view that acts as a link, and one that brings a stack around what it is given.
struct LaterLink<Destination: View, Label: View>: View {
    let destination: () -> Destination
    let label: () -> Label
    init(destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: @escaping () -> Label) {
        self.destination = destination
        self.label = label
    }
    var body: some View { NavigationLink(destination: destination(), label: label) }
}

struct TaskFrame<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { NavigationView { content() } }
}

final class PaymentHost: UIHostingController<PaymentView> {}

final class ShopViewController: UIViewController {
    @objc func pay() { navigationController?.pushViewController(PaymentHost(rootView: PaymentView()), animated: true) }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: ShopViewController())
    }
}

struct PaymentView: View {
    @State private var amount: Int?
    var body: some View {
        VStack {
            Text("Pay")
            LaterLink(destination: summary) { Text("Next") } // expect: nested-navigation-stack "SummaryView"
        }
    }

    private var summary: some View {
        TaskFrame {
            if let amount { SummaryView(amount: amount) }
        }
    }
}

struct SummaryView: View {
    let amount: Int
    var body: some View { TextField("Amount", text: .constant("")) }
}
