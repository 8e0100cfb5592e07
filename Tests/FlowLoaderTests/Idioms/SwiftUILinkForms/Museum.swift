import SwiftUI

@main
struct MuseumApp: App {
    var body: some Scene { WindowGroup { NavigationStack { MuseumHome() } } }
}

struct MuseumHome: View {
    @State private var isOpen = false
    @State private var room: Int?
    @State private var chosen: String?
    @State private var guide: MuseumGuide?
    private let label = "Coins"

    var body: some View {
        ScrollView {
            NavigationLink(destination: PaintingScreen()) { Text("A label closure") } // edge: link MuseumHome → PaintingScreen
            NavigationLink(destination: { PaintingScreen() }, label: { Text("Two closures") }) // edge: link MuseumHome → PaintingScreen
            NavigationLink { PaintingScreen() } label: { Image(systemName: "paintpalette") } // edge: link MuseumHome → PaintingScreen
            NavigationLink(label, destination: StatueScreen()) // edge: link MuseumHome → StatueScreen
            NavigationLink(label) { StatueScreen() } // edge: link MuseumHome → StatueScreen
            NavigationLink("Programmatic", isActive: $isOpen) { CellarScreen() } // edge: link MuseumHome → CellarScreen
            NavigationLink(destination: CellarScreen(), isActive: $isOpen) { EmptyView() } // edge: link MuseumHome → CellarScreen
            NavigationLink(destination: RoomScreen(), tag: 3, selection: $room) { Text("Room three") } // edge: link MuseumHome → RoomScreen
            NavigationLink("Room four", tag: 4, selection: $room) { RoomScreen() } // edge: link MuseumHome → RoomScreen
            // A link for the arrow at the end of a row.
            NavigationLink.empty
            NavigationLink("Nowhere") { EmptyView() } // edge: none
            NavigationLink("Locked", value: Optional<Int>.none) // edge: none
            ForEach(0..<3) { number in
                NavigationLink("Case") { CaseScreen(number: number) } // edge: link MuseumHome → CaseScreen
            }
            MuseumLink(title: "Wrapped") { ShopScreen() }
        }
        .background(NavigationLink("", isActive: $isOpen) { GuideScreen() }.hidden()) // edge: link MuseumHome → GuideScreen
    }
}

struct MuseumGuide: Hashable {}

extension NavigationLink where Label == EmptyView, Destination == EmptyView {
    static var empty: NavigationLink { NavigationLink(destination: EmptyView()) { EmptyView() } }
}

/// A link of the project's own: what it leads to is what it is given.
struct MuseumLink<Destination: View>: View {
    let title: String
    @ViewBuilder let destination: () -> Destination
    var body: some View {
        NavigationLink(destination: destination()) { Text(title).bold() } // edge: link MuseumHome → ShopScreen
    }
}

struct PaintingScreen: View { var body: some View { Text("Painting") } }
struct StatueScreen: View { var body: some View { Text("Statue") } }
struct CellarScreen: View { var body: some View { Text("Cellar") } }
struct RoomScreen: View { var body: some View { Text("Room") } }
struct CaseScreen: View {
    let number: Int
    var body: some View { Text("Case") }
}
struct GuideScreen: View { var body: some View { Text("Guide") } }
struct ShopScreen: View { var body: some View { Text("Shop") } }
