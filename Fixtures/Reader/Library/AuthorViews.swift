import SwiftUI

struct AuthorListView: View {
    @EnvironmentObject private var library: Library

    var body: some View {
        List(library.books.map(\.author)) { author in
            NavigationLink(author.name) { AuthorView(author: author) } // ok: push-without-stack — it is pushed itself
        }
        .navigationTitle("Authors")
    }
}

struct AuthorView: View {
    let author: Author

    var body: some View {
        Text(author.name)
            .navigationTitle(author.name)
    }
}

/// Finds books and, by them, authors.
struct BookSearchView: View {
    @EnvironmentObject private var library: Library
    @State private var selectedAuthor: Author?
    @State private var cover: Book?

    var body: some View {
        List(library.books) { book in
            Button(book.author.name) { selectedAuthor = book.author }
            Button("Cover") { cover = book }
        }
        .navigationTitle("Search")
        .sheet(item: $selectedAuthor) { author in // expect: presented-detail "AuthorView"
            NavigationStack {
                AuthorView(author: author)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Close") { selectedAuthor = nil } }
                    }
            }
        }
        .sheet(item: $cover) { book in // ok: presented-detail — a picture to look at
            CoverView(book: book)
        }
    }
}

struct CoverView: View {
    let book: Book

    var body: some View {
        Image(book.title)
            .resizable()
            .scaledToFit()
    }
}
