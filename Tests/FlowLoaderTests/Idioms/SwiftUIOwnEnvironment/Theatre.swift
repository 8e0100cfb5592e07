import SwiftUI

@main
struct TheatreApp: App {
    var body: some Scene { WindowGroup { NavigationStack { TheatreHome() } } }
}

private struct CloseSeatsKey: EnvironmentKey { static let defaultValue: () -> Void = {} }

extension EnvironmentValues {
    var closeSeats: () -> Void {
        get { self[CloseSeatsKey.self] }
        set { self[CloseSeatsKey.self] = newValue }
    }
    @Entry var leaveTheatre: () -> Void = {}
}

struct TheatreHome: View {
    @State private var showsSeats = false
    var body: some View {
        Text("Theatre").sheet(isPresented: $showsSeats) { // edge: sheet TheatreHome → SeatPlan
            SeatPlan().environment(\.closeSeats) { showsSeats = false }
        }
    }
}

/// Its exits cannot be followed: they are opaque, which is not the same as missing.
struct SeatPlan: View { // screen: SeatPlan incomplete closed
    @Environment(\.closeSeats) private var closeSeats
    @Environment(\.leaveTheatre) private var leave
    var body: some View {
        VStack {
            Button("Close") { closeSeats() } // edge: none
            Button("Leave", action: leave) // edge: none
        }
    }
}
