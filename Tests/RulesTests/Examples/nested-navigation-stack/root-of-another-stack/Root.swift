import SwiftUI

@main struct AppMain: App {
    var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
}

struct HomeView: View {
    var body: some View {
        NavigationStack { // expect: nested-navigation-stack "stands inside another one"
            List { NavigationLink("Settings") { SettingsView() } }
        }
    }
}

struct SettingsView: View {
    var body: some View { List { Text("Settings") } } // ok: nested-navigation-stack — brings no stack
}
