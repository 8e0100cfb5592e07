import SwiftUI

@main
struct PortApp: App {
    var body: some Scene { WindowGroup { PortHome() } }
}

enum PortPage: Hashable { case crane, ship }

/// An action of the project's own, put into the environment.
struct OpenPage {
    let run: (PortPage) -> Void
    func callAsFunction(_ page: PortPage) { run(page) }
}

extension EnvironmentValues {
    @Entry var openPage = OpenPage { _ in }
}

struct PortHome: View {
    @State private var pages: [PortPage] = []
    var body: some View {
        NavigationStack(path: $pages) {
            QuayList()
                .navigationDestination(for: PortPage.self) { page in // edge: destination PortHome → CraneScreen2, destination PortHome → ShipScreen
                    switch page {
                    case .crane: CraneScreen2()
                    case .ship: ShipScreen()
                    }
                }
        }
        // Which page it is, its callers decide.
        // edge: push PortHome → CraneScreen2 likely
        // edge: push PortHome → ShipScreen likely
        .environment(\.openPage, OpenPage { page in pages.append(page) })
    }
}

struct QuayList: View { // screen: QuayList incomplete
    @Environment(\.openPage) private var openPage
    var body: some View {
        List {
            Button("Crane") { openPage(.crane) } // edge: none
            Button("Ship") { openPage(.ship) }
        }
    }
}
struct CraneScreen2: View { var body: some View { Text("Crane") } }
struct ShipScreen: View { var body: some View { Text("Ship") } }
