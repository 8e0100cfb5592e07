import SwiftUI

struct RootView: View {
    @EnvironmentObject private var library: Library
    @State private var linkedArticle: Article?
    @State private var linkedBook: Book?

    var body: some View {
        TabView {
            // ok: nested-navigation-stack — each tab has its stack
            NavigationStack {
                LibraryView()
            }
            .tabItem { Label("Library", systemImage: "books.vertical") }
            NavigationStack {
                FeedListView()
            }
            .tabItem { Label("Feeds", systemImage: "newspaper") }
            NavigationStack {
                SettingsView()
            }
            .tabItem { Label("Settings", systemImage: "gear") }
        }
        .sheet(item: $linkedArticle) { article in
            NavigationStack {
                LinkedArticleView(article: article)
            }
        }
        .sheet(item: $linkedBook) { book in
            NavigationStack {
                LinkedBookView(book: book)
            }
        }
        .onOpenURL { url in
            if url.host == "book" {
                linkedBook = library.books.first { String($0.id) == url.lastPathComponent }
            } else {
                linkedArticle = library.article(for: url)
            }
        }
    }
}
