import SwiftUI

@main
struct TravelApp: App {
    @State private var trip: Trip?
    @State private var offer: Trip?
    var body: some Scene {
        WindowGroup {
            MapView()
                .sheet(item: $trip) { trip in // ok: link-misses-screen — a view's presentation waits, or takes the place of the other
                    TripView(trip: trip)
                }
                .onOpenURL { url in trip = Trip(id: url.path) }
        }
    }
}

struct Trip: Identifiable { let id: String }

struct MapView: View {
    @State private var explains = false
    var body: some View {
        Button("Legend") { explains = true }
            .sheet(isPresented: $explains) { Text("Legend") }
    }
}

struct TripView: View {
    let trip: Trip
    var body: some View { Text(trip.id) }
}
