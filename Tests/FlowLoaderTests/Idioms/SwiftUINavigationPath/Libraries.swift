import SwiftUI

@main
struct LibrariesApp: App {
    var body: some Scene { WindowGroup { LibraryHome() } }
}

struct Book: Hashable { let title: String }
struct Author: Hashable { let name: String }

struct LibraryHome: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            LibraryList(open: { book in path.append(book) }) // edge: push LibraryHome → BookScreen
                .navigationDestination(for: Book.self) { book in
                    BookScreen(book: book, path: $path)
                }
                .navigationDestination(for: Author.self) { author in
                    AuthorScreen(author: author, back: { path.removeLast() }) // edge: pop LibraryHome → ?
                }
        }
        .onAppear { path = NavigationPath() } // edge: popToRoot LibraryHome → ?
        .task { path.append(Author(name: "Anon")) } // edge: push LibraryHome → AuthorScreen // ok: repeated-push — around the stack
    }
}

struct LibraryList: View {
    let open: (Book) -> Void
    var body: some View { Button("Open") { open(Book(title: "Walden")) } }
}

struct BookScreen: View {
    let book: Book
    @Binding var path: NavigationPath
    var body: some View {
        VStack {
            Button("Author") { path.append(Author(name: "Thoreau")) } // edge: push BookScreen → AuthorScreen
            Button("All books") { path = .init() } // edge: popToRoot BookScreen → ?
            Button("Root") { path.removeLast(path.count) } // edge: popToRoot BookScreen → ?
        }
    }
}

struct AuthorScreen: View {
    let author: Author
    let back: () -> Void
    var body: some View { Button("Back to the book", action: back) }
}
