import SwiftUI

@main
struct BridgeApp: App {
    @StateObject private var coordinator = BridgeCoordinator()
    var body: some Scene { WindowGroup { BridgeFlow(coordinator: coordinator) } }
}

protocol BridgeRouting: AnyObject {
    func openToll()
    func finish()
}

/// Makes the views and keeps the state that shows them.
final class BridgeCoordinator: ObservableObject, BridgeRouting {
    enum Page: Hashable { case toll, receipt(Int) }
    enum Sheet: Identifiable {
        case help
        var id: Int { 0 }
    }

    @Published var pages: [Page] = []
    @Published var sheet: Sheet?

    func openToll() { pages.append(.toll) } // edge: push flow:BridgeCoordinator → TollScreen
    func paid() { pages.append(.receipt(3)) } // edge: push flow:BridgeCoordinator → ReceiptScreen
    func finish() { pages = [] } // edge: popToRoot flow:BridgeCoordinator → ?
    func help() { sheet = .help }

    @ViewBuilder func makeRoot() -> some View { BridgeHome(router: self) }

    @ViewBuilder func make(_ page: Page) -> some View {
        switch page {
        case .toll: TollScreen(coordinator: self)
        case .receipt(let number): ReceiptScreen(number: number)
        }
    }

    @ViewBuilder func make(_ sheet: Sheet) -> some View {
        switch sheet {
        case .help: BridgeHelp()
        }
    }
}

struct BridgeFlow: View {
    @ObservedObject var coordinator: BridgeCoordinator
    var body: some View {
        NavigationStack(path: $coordinator.pages) { // edge: root BridgeFlow → BridgeHome in NavigationStack
            coordinator.makeRoot()
                .navigationDestination(for: BridgeCoordinator.Page.self) { page in // edge: destination BridgeFlow → TollScreen, destination BridgeFlow → ReceiptScreen
                    coordinator.make(page)
                }
        }
        .sheet(item: $coordinator.sheet) { coordinator.make($0) } // edge: sheet BridgeFlow → BridgeHelp
    }
}

/// It knows only a protocol.
struct BridgeHome: View {
    let router: any BridgeRouting
    var body: some View { Button("Toll") { router.openToll() } }
}
struct TollScreen: View {
    @ObservedObject var coordinator: BridgeCoordinator
    var body: some View {
        VStack {
            Button("Pay") { coordinator.paid() }
            Button("Leave") { coordinator.pages.removeAll() } // edge: popToRoot TollScreen → ?
        }
    }
}
struct ReceiptScreen: View {
    let number: Int
    var body: some View { Text("Receipt") }
}
struct BridgeHelp: View { var body: some View { Text("Help") } }
