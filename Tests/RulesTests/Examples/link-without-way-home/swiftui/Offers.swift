import SwiftUI

@main
struct OffersApp: App {
    @State private var path: [Page] = []
    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $path) {
                Text("Home")
                    .navigationDestination(for: Page.self) { page in
                        switch page {
                        case .offer: OfferView()
                        case .paid: PaidView()
                        case .news: NewsView()
                        }
                    }
            }
            .onOpenURL { url in
                if url.host == "offer" {
                    path.append(.offer) // expect: link-without-way-home "leaves no way home"
                } else if url.host == "paid" {
                    path.append(.paid) // ok: link-without-way-home — that nothing leads out of it is said already
                } else {
                    path.append(.news) // ok: link-without-way-home — Done goes back
                }
            }
        }
    }
}

enum Page: Hashable { case offer, paid, news }

/// It leads on to another without Back, which leads back to it.
struct OfferView: View {
    var body: some View {
        NavigationLink("Terms") { TermsView() }
            .navigationBarBackButtonHidden(true)
    }
}

struct TermsView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Offer") { dismiss() }
            .navigationBarBackButtonHidden(true)
    }
}

/// Its Done goes back to the shop that sent the user, which is another app.
struct PaidView: View {
    @Environment(\.openURL) private var openURL
    var body: some View {
        Button("Done") { if let shop = URL(string: "shop://paid") { openURL(shop) } }
            .navigationBarBackButtonHidden(true) // expect: back-hidden-without-exit
    }
}

struct NewsView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Done") { dismiss() }
            .navigationBarBackButtonHidden(true)
    }
}
