import SwiftUI

@main
struct MailroomApp: App {
    var body: some Scene { WindowGroup { Mailroom() } }
}

/// Links of a sidebar fill the detail column; no stack is needed around them.
struct Mailroom: View {
    var body: some View {
        NavigationSplitView {
            List {
                NavigationLink("Parcels") { ParcelScreen() } // edge: link Mailroom.sidebar → ParcelScreen
                TrayRow()
            }
        } detail: {
            Text("Choose a tray")
        }
    }
}

struct TrayRow: View {
    var body: some View { NavigationLink("Letters") { LetterScreen() } } // edge: link TrayRow → LetterScreen
}

struct ParcelScreen: View { var body: some View { Text("Parcels") } }
struct LetterScreen: View { var body: some View { Text("Letters") } }
