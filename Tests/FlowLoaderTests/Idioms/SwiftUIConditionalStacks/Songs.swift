import SwiftUI

@main
struct SongsApp: App {
    var body: some Scene { WindowGroup { NavigationStack { SongList() } } }
}

struct SongList: View {
    @State private var adds = false
    var body: some View {
        List {
            NavigationLink("By flag") { SongEditor(isNew: false) } // edge: link SongList → SongEditor
            NavigationLink("By kind") { SongPlayer(kind: .small) } // edge: link SongList → SongPlayer
            NavigationLink("By system") { SongNotes() } // edge: link SongList → SongNotes
            NavigationLink("Always") { SongCredits() } // edge: link SongList → SongCredits
        }
        .sheet(isPresented: $adds) { SongEditor(isNew: true) } // edge: sheet SongList → SongEditor // expect: modal-without-close
        .toolbar { Button("Add") { adds = true } }
    }
}

/// A stack where it is a sheet, none where it is pushed.
struct SongEditor: View {
    let isNew: Bool
    var body: some View {
        if isNew { NavigationStack { content } } else { content }
    }
    private var content: some View { Text("Song").navigationTitle("Song") }
}

struct SongPlayer: View {
    enum Kind { case small, full }
    let kind: Kind
    var body: some View {
        switch kind {
        case .small: Text("Song")
        case .full: NavigationView { Text("Song") }
        }
    }
}

struct SongNotes: View {
    var body: some View {
        if #available(iOS 16, *) {
            Text("Notes")
        } else {
            NavigationView { Text("Notes") }
        }
    }
}

struct SongCredits: View {
    var body: some View {
        NavigationStack { Text("Credits") } // expect: nested-navigation-stack "SongCredits"
    }
}
