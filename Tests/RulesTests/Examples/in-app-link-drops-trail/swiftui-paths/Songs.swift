import SwiftUI

@main
struct SongsApp: App {
    var body: some Scene { WindowGroup { LibraryView() } }
}

enum Place: Hashable { case search, song, album, artist }

final class Router: ObservableObject {
    @Published var path: [Place] = []
    @Published var isFiltering = false

    func openAlbum() {
        path.removeAll() // expect: in-app-link-drops-trail "Back skips “SearchView”"
        path.append(.album)
    }

    func openSong() {
        path.append(.song) // ok: in-app-link-drops-trail — it adds to the trail
    }

    func restart(clears: Bool) {
        if clears { path.removeAll() } // ok: in-app-link-drops-trail — whoever asks decides
        path.append(.artist)
    }

    func leaveFilter() {
        isFiltering = false
        path.removeAll() // ok: in-app-link-drops-trail — it closes a layer first
        path.append(.artist)
    }
}

struct LibraryView: View {
    @StateObject private var router = Router()

    var body: some View {
        NavigationStack(path: $router.path) {
            VStack {
                Button("Search") { router.path.append(.search) }
                Button("Artist") {
                    router.path.removeAll() // ok: in-app-link-drops-trail — at the root there is no trail to cut
                    router.path.append(.artist)
                }
            }
            .sheet(isPresented: $router.isFiltering) { FilterView() }
            .navigationDestination(for: Place.self) { place in
                switch place {
                case .search: SearchView()
                case .song: SongView()
                case .album: AlbumView()
                case .artist: ArtistView()
                }
            }
        }
        .environmentObject(router)
    }
}

struct SearchView: View {
    @EnvironmentObject private var router: Router

    var body: some View {
        List {
            Button("Album") { router.openAlbum() }
            Button("Song") { router.openSong() }
            Button("Again") { router.restart(clears: true) }
            Button("Filter") { router.leaveFilter() }
            Button("Artist") {
                router.path = [] // expect: in-app-link-drops-trail "Back skips “SearchView”"
                router.path.append(.artist)
            }
        }
    }
}

struct SongView: View {
    var body: some View { Text("Song") }
}

struct AlbumView: View {
    var body: some View { Text("Album") }
}

struct ArtistView: View {
    var body: some View { Text("Artist") }
}

struct FilterView: View {
    var body: some View { Text("Filter") }
}
