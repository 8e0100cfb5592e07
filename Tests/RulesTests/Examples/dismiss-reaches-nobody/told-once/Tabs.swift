import SwiftUI

@main struct NotesApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                NavigationStack { SettingsView() }
                NavigationStack { Text("Notes") }
            }
        }
    }
}

struct SettingsView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Settings").toolbar {
            ToolbarItem(placement: .topBarLeading) {
                Button("Close") { dismiss() } // expect: dismiss-reaches-nobody
            }
        }
    }
}
