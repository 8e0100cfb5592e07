import SwiftUI

@main
struct JournalApp: App {
    var body: some Scene { WindowGroup { JournalRoot() } }
}

struct Entry2: Identifiable, Hashable { let id: Int }

struct JournalRoot: View {
    @State private var opened: Entry2?
    @State private var showsSearch = false
    @State private var pages: [Entry2] = []
    var body: some View {
        NavigationStack(path: $pages) {
            JournalList()
                // edge: destination JournalRoot → EntryScreen
                .navigationDestination(for: Entry2.self) { EntryScreen(entry: $0) }
        }
        // edge: sheet JournalRoot → EntryEditor, sheet JournalRoot → EntryEditor
        .sheet(item: $opened) { EntryEditor(entry: $0) }
        // Only a link sets it.
        .sheet(isPresented: $showsSearch) { SearchScreen() } // edge: sheet JournalRoot → SearchScreen, sheet JournalRoot → SearchScreen
        .onContinueUserActivity("journal.entry") { activity in open(activity) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb, perform: handleWeb)
        .onContinueUserActivity("journal.search") { _ in showsSearch.toggle() }
        // A window is chosen by it; nothing is shown.
        .handlesExternalEvents(preferring: ["journal"], allowing: ["*"]) // edge: none
    }

    private func open(_ activity: NSUserActivity) {
        guard let id = activity.userInfo?["id"] as? Int else { return }
        opened = Entry2(id: id)
    }

    private func handleWeb(_ activity: NSUserActivity) {
        // edge: setStack JournalRoot → EntryScreen, setStack JournalRoot → EntryScreen
        pages = [Entry2(id: 1)] // expect: deep-link-push-under-modal "EntryScreen"
    }
}

struct JournalList: View { var body: some View { List { NavigationLink("Today", value: Entry2(id: 0)) } } }
struct EntryScreen: View {
    let entry: Entry2
    var body: some View { Text("Entry") }
}
struct EntryEditor: View {
    let entry: Entry2
    var body: some View { TextEditor(text: .constant("")) }
}
struct SearchScreen: View { var body: some View { Text("Search") } }
