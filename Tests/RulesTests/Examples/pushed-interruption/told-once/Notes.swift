import SwiftUI

// What a stack shows for a value is pushed by whoever appends the value, and told there.

enum Route: Hashable {
    case create
    case about
}

@main
struct NotesApp: App {
    var body: some Scene { WindowGroup { MainView() } }
}

struct MainView: View {
    @State private var path: [Route] = []

    var body: some View {
        NavigationStack(path: $path) {
            NotesView(path: $path)
                // ok: pushed-interruption — the value is appended elsewhere
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .create: CreateNoteView()
                    case .about: AboutView()
                    }
                }
        }
    }
}

struct NotesView: View {
    @Binding var path: [Route]

    var body: some View {
        List { Text("Groceries") }
            .toolbar {
                Button("New note") { path.append(Route.create) } // expect: pushed-interruption
                Button("About") { path.append(Route.about) }
            }
    }
}

struct CreateNoteView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var text = ""

    var body: some View {
        Form {
            TextField("Title", text: $title)
            TextField("Text", text: $text)
        }
        .toolbar { Button("Save") { dismiss() } }
    }
}

struct AboutView: View {
    var body: some View { Text("Notes") }
}
