import SwiftUI

@main
struct HarbourApp: App {
    var body: some Scene { WindowGroup { NavigationStack { QuayView() } } }
}

struct QuayView: View {
    @State private var showsShip = false
    @State private var showsTide = false
    var body: some View {
        VStack {
            NavigationLink("Ship") { ShipView() }
            NavigationLink("Tide") { TideView(isModal: false) }
        }
        .sheet(isPresented: $showsShip) { NavigationStack { ShipView() } }
        .sheet(isPresented: $showsTide) { NavigationStack { TideView(isModal: true) } }
    }
}

struct ShipView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Ship").toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button { dismiss() } label: { Image(systemName: "chevron.backward") } // expect: one-screen-two-ways "looks like Back"
            }
        }
    }
}

struct TideView: View {
    let isModal: Bool
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Tide").toolbar {
            ToolbarItem(placement: .topBarLeading) {
                if isModal {
                    Button("Close") { dismiss() }
                } else {
                    Button { dismiss() } label: { Image(systemName: "chevron.backward") } // ok: one-screen-two-ways — only where it is pushed
                }
            }
        }
    }
}
