import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
    @State private var isSettings = false

    var body: some View {
        TabView {
            NavigationStack {
                Button("Settings") { isSettings = true }
                    .sheet(isPresented: $isSettings) { SettingsView() } // expect: team-policy "settings belong to their tab"
            }
            NavigationStack { SettingsView() } // ok: team-policy — its tab
        }
    }
}

struct SettingsView: View {
    var body: some View { Text("Settings") }
}
