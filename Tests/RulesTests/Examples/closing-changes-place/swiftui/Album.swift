import SwiftUI

@main
struct AlbumApp: App {
    var body: some Scene { WindowGroup { AlbumsView() } }
}

enum Page: Hashable { case album, offers }

struct AlbumsView: View {
    @State private var path: [Page] = []
    @State private var shares = false
    @State private var renames = false
    @State private var prints = false
    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("Album", value: Page.album)
                Button("Share") { shares = true }
                Button("Rename") { renames = true }
                Button("Print") { prints = true }
            }
            .navigationDestination(for: Page.self) { page in
                switch page {
                case .album: AlbumView()
                case .offers: OffersView()
                }
            }
        }
        .sheet(isPresented: $shares) { ShareView(path: $path) }
        .sheet(isPresented: $renames) { RenameView() }
        .sheet(isPresented: $prints, onDismiss: {
            path.append(.offers) // expect: closing-changes-place "Swiping “PrintView” away"
        }) { PrintView() }
    }
}

struct ShareView: View {
    @Binding var path: [Page]
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Cancel") {
            path.append(.offers) // expect: closing-changes-place "“Cancel” on “ShareView”"
            dismiss()
        }
    }
}

struct RenameView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Cancel") { dismiss() } // ok: closing-changes-place — the layer only
    }
}

struct PrintView: View {
    var body: some View { Text("Print") }
}

struct AlbumView: View {
    var body: some View { Text("Album") }
}

struct OffersView: View {
    var body: some View { Text("Offers") }
}
