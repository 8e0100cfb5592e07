import SwiftUI

struct LibraryView: View {
    @EnvironmentObject private var library: Library
    @State private var showsHighlights = false
    @State private var showsNote = false

    var body: some View {
        List {
            ForEach(library.books) { book in
                NavigationLink(value: book) {
                    Text(book.title)
                }
            }
            NavigationLink("Statistics") { StatisticsView() } // expect: tab-bar-inside-stack "StatisticsView"
            NavigationLink("Tips") { TipsView() } // ok: tab-bar-inside-stack — pages, not tabs
            NavigationLink("Authors") { AuthorListView() }
            NavigationLink("Search") { BookSearchView() }
        }
        .navigationTitle("Library")
        .navigationDestination(for: Book.self) { book in
            BookView(book: book)
        }
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Highlights") { showsHighlights = true } }
            ToolbarItem(placement: .topBarTrailing) { Button("Note") { showsNote = true } }
        }
        .sheet(isPresented: $showsHighlights) {
            NavigationStack {
                HighlightsView()
            }
        }
        .sheet(isPresented: $showsNote) {
            ComposeNoteView() // ok: pushed-interruption — presented
        }
    }
}

struct StatisticsView: View {
    var body: some View {
        TabView {
            Text("This week").tabItem { Text("Week") }
            Text("This year").tabItem { Text("Year") }
        }
        .navigationTitle("Statistics")
    }
}

struct TipsView: View {
    var body: some View {
        TabView {
            Text("Tap a word to look it up.")
            Text("Turn the page with one finger.")
        }
        .tabViewStyle(.page)
    }
}

struct HighlightsView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("No highlights yet.")
            .navigationTitle("Highlights")
            .toolbar {
                // expect: back-chevron-on-modal "HighlightsView"
                ToolbarItem(placement: .topBarLeading) { Button("Back", systemImage: "chevron.backward") { dismiss() } }
            }
    }
}

struct ComposeNoteView: View {
    @State private var text = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        // ok: nested-navigation-stack — a sheet begins without a stack; this one is its own
        NavigationStack {
            TextEditor(text: $text)
                .navigationTitle("Note")
                .toolbar {
                    // ok: modal-exit-not-rendered — the stack around it has a bar
                    ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
                }
        }
    }
}
