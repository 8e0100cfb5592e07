import SwiftUI

@main
struct ArchiveApp: App {
    var body: some Scene { WindowGroup { ArchiveRoot() } }
}

struct ArchiveRoot: View {
    @State private var shelf: Shelf?
    @State private var folder: Folder?
    @State private var columns = NavigationSplitViewVisibility.all
    @State private var opened: [Page] = []

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) { // edge: column ArchiveRoot → ShelfList, column ArchiveRoot → FolderList, column ArchiveRoot → NoShelf
            ShelfList(selection: $shelf)
        } content: {
            if let shelf { FolderList(shelf: shelf, selection: $folder) } else { NoShelf() }
        } detail: {
            NavigationStack(path: $opened) { // edge: column ArchiveRoot → FolderScreen in NavigationStack, column ArchiveRoot → system:Text in NavigationStack
                if let folder { FolderScreen(folder: folder) } else { Text("No folder") }
            }
            .navigationDestination(for: Page.self) { page in PageScreen(page: page) } // edge: destination ArchiveRoot → PageScreen
        }
    }
}

struct Shelf: Hashable, Identifiable { let id: Int }
struct Folder: Hashable, Identifiable { let id: Int }
struct Page: Hashable { let number: Int }

struct ShelfList: View {
    @Binding var selection: Shelf?
    let shelves: [Shelf] = []
    var body: some View {
        // A selecting list needs no destination for its values.
        List(shelves, selection: $selection) { shelf in
            NavigationLink("Shelf", value: shelf) // edge: none
        }
    }
}

struct FolderList: View {
    let shelf: Shelf
    @Binding var selection: Folder?
    var body: some View { List(selection: $selection) { Text("Folder").tag(Folder(id: 1)) } }
}

struct NoShelf: View { var body: some View { Text("No shelf") } }

struct FolderScreen: View {
    let folder: Folder
    var body: some View {
        List { NavigationLink("Page one", value: Page(number: 1)) } // edge: link FolderScreen → PageScreen
    }
}

struct PageScreen: View {
    let page: Page
    var body: some View { Text("Page") }
}
