import SwiftUI

@main
struct NotesApp: App {
    var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
    var body: some View {
        if #available(iOS 16, *) {
            NavigationStack { ListView() }
        } else {
            NavigationView { ListView() }
        }
    }
}

struct ListView: View {
    var body: some View {
        List {
            NavigationLink("Note") { NoteView() }
            NavigationLink("Old") { OldView() }
        }
    }
}

struct NoteView: View {
    var body: some View { Text("Note") }
}

/// A stack of its own only where the outer one is of the old kind.
struct OldView: View {
    var body: some View {
        if #available(iOS 16, *) {
            Text("Old")
        } else {
            NavigationView { Text("Old") } // ok: nested-navigation-stack — in one branch only
        }
    }
}
