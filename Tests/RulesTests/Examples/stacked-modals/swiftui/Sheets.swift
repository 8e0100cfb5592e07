import SwiftUI

@main struct FairApp: App {
    var body: some Scene { WindowGroup { FairView() } }
}

struct FairView: View {
    @State private var one = false
    @State private var other = false
    var body: some View {
        Text("Fair")
            .sheet(isPresented: $one) { BoothView() }
            .sheet(isPresented: $other) { BoothView() } // ok: stacked-modals — several sheets of one view: one layer
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
