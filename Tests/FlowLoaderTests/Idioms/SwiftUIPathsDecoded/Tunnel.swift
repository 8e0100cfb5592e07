import SwiftUI

@main
struct TunnelApp: App {
    var body: some Scene { WindowGroup { TunnelHome() } }
}

enum TunnelPage: String, Hashable, Codable { case shaft, adit }

/// What the path is set to is known at run time only: counted, not guessed.
struct TunnelHome: View {
    @SceneStorage("pages") private var stored: Data?
    @State private var pages: [TunnelPage] = []
    var body: some View {
        NavigationStack(path: $pages) {
            Text("Tunnel")
                .navigationDestination(for: TunnelPage.self) { page in // edge: destination TunnelHome → ShaftScreen, destination TunnelHome → AditScreen
                    switch page {
                    case .shaft: ShaftScreen()
                    case .adit: AditScreen()
                    }
                }
        }
        .task {
            guard let stored, let decoded = try? JSONDecoder().decode([TunnelPage].self, from: stored) else { return }
            pages = decoded // edge: setStack TunnelHome → ?
        }
    }
}

struct ShaftScreen: View { var body: some View { Text("Shaft") } }
struct AditScreen: View { var body: some View { Text("Adit") } }
