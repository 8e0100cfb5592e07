import SwiftUI

@main struct NotesApp: App {
    var body: some Scene { WindowGroup { NotesView() } }
}

struct NotesView: View {
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            List { Text("Notes") }
                .navigationDestination(for: String.self) { NoteView(name: $0) }
        }
        .onOpenURL { url in
            // ok: deep-link-discards-place — the root of the stack stays below what the path holds
            path = [url.lastPathComponent]
        }
    }
}
struct NoteView: View { let name: String; var body: some View { Text(name) } }
