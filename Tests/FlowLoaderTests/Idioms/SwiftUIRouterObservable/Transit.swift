import SwiftUI

@main
struct TransitApp: App {
    @State private var router = TransitRouter()
    var body: some Scene {
        WindowGroup { TransitRoot().environment(router) }
    }
}

enum TransitRoute: Hashable { case line(Int), stop(String), tickets }

@Observable
final class TransitRouter {
    var path: [TransitRoute] = []
    var panel: TransitPanel?

    func show(_ route: TransitRoute) {
        // Which of the routes is decided by whoever calls.
        path.append(route)
    }
    func openTickets() { path.append(.tickets) } // edge: push flow:TransitRouter → TicketScreen
    func back() { _ = path.popLast() } // edge: pop flow:TransitRouter → ?
    func home() { path.removeAll() } // edge: popToRoot flow:TransitRouter → ?
    func showHelp() { panel = .help }
}

enum TransitPanel: String, Identifiable {
    case help, account
    var id: String { rawValue }
}

struct TransitRoot: View {
    @Environment(TransitRouter.self) private var router
    var body: some View {
        @Bindable var router = router
        NavigationStack(path: $router.path) {
            LineList()
                .navigationDestination(for: TransitRoute.self) { route in // edge: destination TransitRoot → LineScreen, destination TransitRoot → StopScreen2, destination TransitRoot → TicketScreen
                    route.screen
                }
        }
        .sheet(item: $router.panel) { panel in // edge: sheet TransitRoot → TransitHelp, sheet TransitRoot → TransitAccount in NavigationStack
            switch panel {
            case .help: TransitHelp()
            case .account: NavigationStack { TransitAccount() }
            }
        }
    }
}

struct LineList: View {
    @Environment(TransitRouter.self) private var router
    var body: some View {
        List {
            Button("Line one") { router.show(.line(1)) }
            Button("Tickets") { router.openTickets() }
            Button("Castle") { router.path.append(.stop("Castle")) } // edge: push LineList → StopScreen2
            NavigationLink("Line two", value: TransitRoute.line(2)) // edge: link LineList → LineScreen
        }
    }
}

struct LineScreen: View {
    let number: Int
    var body: some View { NavigationLink("Castle", value: TransitRoute.stop("Castle")) } // edge: link LineScreen → StopScreen2
}
struct StopScreen2: View {
    let name: String
    @Environment(TransitRouter.self) private var router
    var body: some View { Button("All lines") { router.home() } }
}
struct TicketScreen: View { var body: some View { Text("Tickets") } }
struct TransitHelp: View { var body: some View { Text("Help") } }
struct TransitAccount: View { var body: some View { Text("Account") } }
