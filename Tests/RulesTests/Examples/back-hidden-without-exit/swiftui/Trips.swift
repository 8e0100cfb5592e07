import SwiftUI

@main
struct TripsApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { TripsView() } }
    }
}

struct TripsView: View {
    var body: some View {
        List {
            NavigationLink("Ticket") { TicketView() }
            NavigationLink("Timer") { TimerView() }
            NavigationLink("Booking") { BookingView() }
        }
    }
}

struct TicketView: View {
    var body: some View {
        Text("Ticket")
            .navigationBarBackButtonHidden(true) // expect: back-hidden-without-exit (error) "“TicketView”"
    }
}

struct TimerView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Stop") { dismiss() }
            .navigationBarBackButtonHidden(true) // ok: back-hidden-without-exit — a button leaves
    }
}

struct BookingView: View {
    @State private var isBusy = false

    var body: some View {
        Text("Booking")
            .navigationBarBackButtonHidden(isBusy) // ok: back-hidden-without-exit — only while it is busy
    }
}
