import SwiftUI

@main
struct LinksApp: App {
    @State private var showsOffer = false
    @State private var showsNews = false
    var body: some Scene {
        WindowGroup {
            NavigationStack { Text("Home") }
                .onOpenURL { url in
                    if url.host == "offer" { showsOffer = true } else { showsNews = true }
                }
                .fullScreenCover(isPresented: $showsOffer) { OfferView() } // ok: deep-link-without-exit — it dismisses itself
                .sheet(isPresented: $showsNews) { Text("News") } // ok: deep-link-without-exit — a sheet is swiped away
        }
    }
}

struct OfferView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}
