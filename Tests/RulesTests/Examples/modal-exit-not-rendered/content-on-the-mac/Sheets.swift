import SwiftUI

@main
struct QuayApp: App {
    var body: some Scene { WindowGroup { QuayView() } }
}

struct QuayView: View {
    @State private var showsTides = false

    var body: some View {
        Button("Tides") { showsTides = true }
            // ok: modal-without-exit — the missing bar is the cause, and told
            .sheet(isPresented: $showsTides) { TidesView() } // expect: modal-exit-not-rendered "never shown"
    }
}

/// No stack around it: neither its title nor its item is ever drawn.
struct TidesView: View {
    var body: some View {
        Text("High at noon")
            .navigationTitle("Tides")
            .toolbar { Text("Today") }
    }
}
