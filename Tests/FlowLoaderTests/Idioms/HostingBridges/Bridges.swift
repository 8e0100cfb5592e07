import SwiftUI
import UIKit

struct OfferView: View { // screen: OfferView swiftui
    var body: some View { Text("offer") }
}
struct BadgeView: View {
    var body: some View { Text("badge") }
}
struct TermsView: View {
    var body: some View { Text("terms") }
}
struct FaqView: View {
    var body: some View { Text("faq") }
}

final class FaqController: UIHostingController<FaqView> {
    init() {
        super.init(rootView: FaqView()) // edge: embed FaqController → FaqView
    }

    @MainActor required dynamic init?(coder: NSCoder) { nil }
}

final class StoreViewController: UIViewController {
    func openOffer() {
        let host = UIHostingController(rootView: OfferView())
        navigationController?.pushViewController(host, animated: true) // edge: push StoreViewController → OfferView
    }

    func openTerms() {
        let host = UIHostingController(rootView: AnyView(TermsView()))
        host.modalPresentationStyle = .formSheet
        present(UINavigationController(rootViewController: host), animated: true) // edge: present StoreViewController → TermsView in UINavigationController
    }

    func addBadge() {
        let badge = UIHostingController(rootView: BadgeView().padding())
        addChild(badge) // edge: embed StoreViewController → BadgeView
        view.addSubview(badge.view)
    }

    func openFaq() {
        show(FaqController(), sender: nil) // edge: show StoreViewController → FaqController
    }

    /// A view whose name ends like a controller's is a view all the same, and text about a view shows nothing.
    func describe() -> String {
        String(describing: OfferView.self) // edge: none
    }
}
