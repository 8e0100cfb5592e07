import SwiftUI

@main
struct LibraryApp: App {
    var body: some Scene { WindowGroup { LibraryView() } }
}

enum Book: Hashable { case welcome, news, last }

struct LibraryView: View {
    @State private var path: [Book] = []

    var body: some View {
        NavigationStack(path: $path) {
            ShelfView(path: $path)
                .navigationDestination(for: Book.self) { BookView(book: $0) }
        }
        .onAppear { path.append(.welcome) } // ok: repeated-push — around the stack: it does not appear again on the way back
        .task { path.append(.news) } // ok: repeated-push — around the stack
    }
}

struct ShelfView: View {
    @Binding var path: [Book]

    var body: some View {
        Text("Shelf")
            .onAppear { path.append(.last) } // expect: repeated-push (warning) "every appearance"
            .task { path.append(.news) } // expect: repeated-push (warning) "every appearance"
    }
}

struct BookView: View {
    let book: Book
    var body: some View { Text("Book") }
}
