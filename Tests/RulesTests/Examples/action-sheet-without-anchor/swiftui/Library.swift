import SwiftUI

@main struct LibraryApp: App {
    var body: some Scene {
        WindowGroup { LibraryView() }
    }
}

struct LibraryView: View {
    @State private var isAsking = false
    @State private var isSorting = false

    var body: some View {
        List { Text("Books") }
            .toolbar {
                Button("Sort") { isSorting = true }
                Button("Delete", role: .destructive) { isAsking = true }
            }
            // ok: action-sheet-without-anchor — a dialog finds its place by the view it is put on
            .confirmationDialog("Delete all?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) {}
            }
            // ok: action-sheet-without-anchor — the older form does, too
            .actionSheet(isPresented: $isSorting) {
                ActionSheet(title: Text("Sort by"), buttons: [.default(Text("Title")), .cancel()])
            }
    }
}
