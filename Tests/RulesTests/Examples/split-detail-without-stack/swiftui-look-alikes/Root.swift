import SwiftUI

@main struct ShelfApp: App {
    var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
    @State private var selection: Int?
    var body: some View {
        NavigationSplitView { // ok: split-detail-without-stack — the sidebar's links fill the next column, the detail has a stack
            ShelfView(selection: $selection)
        } detail: {
            NavigationStack { BookView() }
        }
    }
}

struct ShelfView: View {
    @Binding var selection: Int?
    var body: some View {
        List(selection: $selection) { NavigationLink("Book", value: 1) }
            .navigationDestination(for: Int.self) { _ in BookView() }
    }
}

struct BookView: View {
    @State private var note: String?
    var body: some View {
        Button("Note") { note = "a" }.navigationDestination(item: $note) { Text($0) }
    }
}
