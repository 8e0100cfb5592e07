import SwiftUI

// One site wraps the view and gives it Close, another does neither.

@main struct CookApp: App {
    var body: some Scene { WindowGroup { TabView { RecipesView(); PantryView() } } }
}

struct RecipesView: View {
    @State private var showsTimer = false
    var body: some View {
        Button("Timer") { showsTimer = true }
            // ok: exit-missing-on-one-path — wrapped, and Close stands here
            .fullScreenCover(isPresented: $showsTimer) {
                NavigationStack {
                    TimerView().toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") { showsTimer = false } } }
                }
            }
    }
}

struct PantryView: View {
    @State private var showsTimer = false
    var body: some View {
        Button("Timer") { showsTimer = true }
            .fullScreenCover(isPresented: $showsTimer) { NavigationStack { TimerView() } } // expect: exit-missing-on-one-path (warning)
    }
}

struct TimerView: View {
    var body: some View { Text("03:00").navigationTitle("Timer") }
}
