import SwiftUI

@main
struct DunesApp: App {
    var body: some Scene { WindowGroup { DunesHome() } }
}

/// The route is itself the view of what it leads to.
enum DuneRoute: Hashable, View {
    case crest
    case valley(depth: Int)

    var body: some View {
        switch self {
        case .crest: CrestScreen() // edge: embed DuneRoute → CrestScreen
        case .valley(let depth): ValleyScreen(depth: depth) // edge: embed DuneRoute → ValleyScreen
        }
    }
}

struct DunesHome: View {
    @State private var path: [DuneRoute] = []
    @State private var sheet: DuneRoute?
    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Crest", value: DuneRoute.crest) // edge: link DunesHome → DuneRoute
                Button("Valley") { path.append(.valley(depth: 3)) } // edge: push DunesHome → DuneRoute
            }
            .navigationDestination(for: DuneRoute.self) { $0 } // edge: destination DunesHome → DuneRoute
        }
        .sheet(item: $sheet) { route in // edge: sheet DunesHome → DuneRoute in NavigationStack
            NavigationStack { route }
        }
    }
}

extension DuneRoute: Identifiable {
    var id: Self { self }
}

struct CrestScreen: View {
    var body: some View { NavigationLink("On") { ValleyScreen(depth: 1) } } // edge: link CrestScreen → ValleyScreen
}
struct ValleyScreen: View {
    let depth: Int
    var body: some View { NavigationLink("Up") { CrestScreen() } } // edge: link ValleyScreen → CrestScreen
}
