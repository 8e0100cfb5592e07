import SwiftUI

// The presenting view puts Close on a bar that the presented one hides.

@main
struct MapApp: App {
    var body: some Scene { WindowGroup { HomeView() } }
}

struct HomeView: View {
    @State private var showsMap = false
    @State private var showsList = false

    var body: some View {
        VStack {
            Button("Map") { showsMap = true }
            Button("List") { showsList = true }
        }
        .sheet(isPresented: $showsMap) {
            NavigationStack {
                MapView().toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Close") { showsMap = false } } // expect: modal-exit-not-rendered
                }
            }
        }
        .sheet(isPresented: $showsList) {
            NavigationStack {
                ListView().toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Close") { showsList = false } } // ok: modal-exit-not-rendered — the bar is there
                }
            }
        }
    }
}

struct MapView: View {
    var body: some View { Text("Map").navigationBarHidden(true) }
}

struct ListView: View {
    var body: some View { Text("List") }
}
