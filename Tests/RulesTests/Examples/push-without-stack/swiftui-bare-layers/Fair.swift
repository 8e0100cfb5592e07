import SwiftUI
import UIKit

@main
struct FairApp: App {
    var body: some Scene { WindowGroup { NavigationStack { FairHome() } } }
}

struct FairHome: View {
    @State private var showsStalls = false
    @State private var showsRides = false
    @State private var showsTickets = false
    var body: some View {
        Text("Fair")
            .sheet(isPresented: $showsStalls) { StallSheet() }
            .sheet(isPresented: $showsRides) { NavigationStack { RideSheet() } }
            .fullScreenCover(isPresented: $showsTickets) { TicketCover() }
    }
}

struct StallSheet: View {
    var body: some View {
        List { NavigationLink("Toffee") { StallScreen() } } // expect: push-without-stack (warning) "StallSheet"
    }
}

struct RideSheet: View {
    var body: some View {
        List { NavigationLink("Wheel") { StallScreen() } } // ok: push-without-stack — the sheet brings a stack
    }
}

struct StallScreen: View { var body: some View { Text("Stall") } }

/// A representable's controller pushes on the stack around the view: here there is none.
struct TicketCover: View {
    var body: some View { TicketPicker() }
}

struct TicketPicker: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> TicketController { TicketController() }
    func updateUIViewController(_ controller: TicketController, context: Context) {}
}

final class TicketController: UIViewController {
    @objc func choose() {
        // expect: push-without-stack (warning) "TicketController"
        navigationController?.pushViewController(SeatController(), animated: true)
    }
}

final class SeatController: UIViewController {}
