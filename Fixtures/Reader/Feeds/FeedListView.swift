import SwiftUI

struct FeedListView: View {
    @EnvironmentObject private var library: Library

    var body: some View {
        List {
            ForEach(library.feeds) { feed in
                NavigationLink(feed.title) {
                    FeedView(feed: feed)
                }
            }
            NavigationLink("Add a Feed") { AddFeedView() } // expect: pushed-interruption "AddFeedView"
            NavigationLink("About Feeds") { FeedHelpView() }
        }
        .navigationTitle("Feeds")
    }
}

/// Pushed from the list, and brings a second stack.
struct FeedView: View {
    let feed: Feed

    var body: some View {
        NavigationStack { // expect: nested-navigation-stack "FeedView"
            List(feed.articles) { article in
                NavigationLink(article.title) {
                    ArticleView(article: article)
                }
            }
            .navigationTitle(feed.title)
        }
    }
}

// navlint:role create
struct AddFeedView: View {
    @State private var address = ""
    @State private var title = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("Address", text: $address)
            TextField("Title", text: $title)
        }
        .navigationTitle("Add a Feed")
        .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
        }
    }
}

/// The stack is there only where nothing else brings one.
struct FeedHelpView: View {
    var isPresented = false

    var body: some View {
        if isPresented {
            NavigationStack { content } // ok: nested-navigation-stack — only when presented
        } else {
            content
        }
    }

    private var content: some View {
        Text("A feed brings you what a site publishes.")
            .navigationTitle("About Feeds")
    }
}
