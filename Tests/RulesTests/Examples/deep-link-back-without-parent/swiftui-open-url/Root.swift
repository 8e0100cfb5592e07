import SwiftUI

@main struct AppMain: App {
    var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
    @State private var showsTicket = false
    @State private var showsOffer = false
    var body: some View {
        List { Text("Home") }
            .onOpenURL { url in
                if url.host == "ticket" { showsTicket = true } else { showsOffer = true }
            }
            .fullScreenCover(isPresented: $showsTicket) { NavigationStack { TicketView() } }
            .fullScreenCover(isPresented: $showsOffer) { NavigationStack { OfferView() } }
    }
}

struct TicketView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        List { Text("Ticket") }.toolbar {
            ToolbarItem(placement: .topBarLeading) {
                // expect: deep-link-back-without-parent "dismisses"
                Button { dismiss() } label: { Image(systemName: "chevron.left") }
            }
        }
    }
}

struct OfferView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        List { Text("Offer") }.toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button { dismiss() } label: { Image(systemName: "xmark") } // ok: deep-link-back-without-parent — Close
            }
        }
    }
}
