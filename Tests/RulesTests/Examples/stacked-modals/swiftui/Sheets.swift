import SafariServices
import SwiftUI

@main struct FairApp: App {
    var body: some Scene { WindowGroup { FairView() } }
}

struct FairView: View {
    @State private var one = false
    @State private var other = false
    @State private var third = false
    var body: some View {
        Text("Fair")
            .sheet(isPresented: $one) { BoothView() }
            .sheet(isPresented: $other) { BoothView() } // ok: stacked-modals — several sheets of one view: one layer
            .sheet(isPresented: $third) { ReceiptsView() }
    }
}

struct BoothView: View {
    @State private var shows = false
    var body: some View {
        Text("Booth").sheet(isPresented: $shows) { TicketView() } // ok: stacked-modals — two layers
    }
}

struct TicketView: View {
    @State private var pays = false
    @State private var asks = false
    var body: some View {
        Text("Ticket")
            .sheet(isPresented: $pays) { PayView() } // expect: stacked-modals "modal layer 3"
            .alert("Sure?", isPresented: $asks) { Button("Yes") {} } // ok: stacked-modals — an alert
    }
}

struct PayView: View {
    var body: some View { Text("Pay") }
}

struct ReceiptView: View {
    @State private var opens = false
    var body: some View {
        Text("Receipt").sheet(isPresented: $opens) { PageView() } // ok: stacked-modals — the view stands for a system screen
    }
}

struct ReceiptsView: View {
    @State private var shows = false
    var body: some View { Text("Receipts").sheet(isPresented: $shows) { ReceiptView() } }
}

struct PageView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let page = SFSafariViewController(url: URL(fileURLWithPath: "/"))
        return page
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
