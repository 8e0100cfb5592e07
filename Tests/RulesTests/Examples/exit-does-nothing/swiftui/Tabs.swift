import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                NavigationStack { OffersView() }.tabItem { Text("Offers") }
                NavigationStack { AccountView(isSheet: false) }.tabItem { Text("Account") }
            }
        }
    }
}

struct OffersView: View {
    @State private var isAccount = false

    var body: some View {
        List {
            NavigationLink("Offer") { OfferView() }
            Button("Account") { isAccount = true }
        }
        .sheet(isPresented: $isAccount) { NavigationStack { AccountView(isSheet: true) } }
    }
}

struct OfferView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Offer")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Done") { dismiss() } // ok: exit-does-nothing — it goes back where it is pushed
                }
            }
    }
}

struct AccountView: View {
    @Environment(\.dismiss) private var dismiss
    let isSheet: Bool

    var body: some View {
        Text("Account")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    if isSheet {
                        Button("Close") { dismiss() } // ok: exit-does-nothing — not there in the tab
                    }
                }
            }
    }
}
