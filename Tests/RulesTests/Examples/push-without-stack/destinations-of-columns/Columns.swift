import SwiftUI

@main struct LibraryApp: App {
    var body: some Scene {
        WindowGroup { Tabs() }
    }
}

struct Tabs: View {
    var body: some View {
        TabView {
            LibraryColumns()
            LooseList()
        }
    }
}

struct LibraryColumns: View {
    @State private var path = NavigationPath()
    @State private var author: String?

    var body: some View {
        NavigationSplitView {
            if let author {
                BookList(author: author).showsBooks()
            }
        } detail: {
            NavigationStack(path: $path) {
                Group {
                    if let author {
                        BookList(author: author)
                    } else {
                        VStack { Text("Choose an author") }
                    }
                }
                .showsBooks()
            }
        }
    }
}

struct LooseList: View {
    var body: some View {
        BookList(author: "").looseBooks()
    }
}

struct BookList: View {
    var author: String

    var body: some View {
        List { NavigationLink("First", value: Book(id: 1)) }
    }
}

struct Book: Hashable { var id: Int }

extension View {
    func showsBooks() -> some View {
        // ok: push-without-stack — it is put on what stands in a column, or in the stack of one
        navigationDestination(for: Book.self) { BookView(book: $0) }
    }

    func looseBooks() -> some View {
        // expect: push-without-stack (warning) "“LooseList” contains a navigationDestination"
        navigationDestination(for: Book.self) { BookView(book: $0) }
    }
}

struct BookView: View {
    var book: Book

    var body: some View { Text("Book") }
}
