import SwiftUI

@main struct NotesApp: App {
    var body: some Scene { WindowGroup { NotesView() } }
}

struct NotesView: View {
    @State private var showsHelp = false
    var body: some View {
        Button("Help") { showsHelp = true }
            // No exit is hidden here, there is none: two causes, two findings.
            // expect: modal-exit-not-rendered "title and bar items", modal-without-exit
            .fullScreenCover(isPresented: $showsHelp) { HelpView() }
    }
}

struct HelpView: View {
    var body: some View { Text("Help").navigationTitle("Help") }
}
