import SwiftUI

@main struct TownApp: App {
    @StateObject private var state = AppState()
    var body: some Scene {
        WindowGroup {
            HomeView()
                .sheet(item: $state.route) { $0.makeView() }
        }
    }
}

final class AppState: ObservableObject {
    @Published var route: Route?
    func open() { route = .shop(name: "Nook") }
}

enum Route: Identifiable {
    case shop(name: String)
    case villager(name: String)
    var id: String { "\(self)" }

    @ViewBuilder func makeView() -> some View {
        switch self {
        case .shop: Text("Shop")
        case .villager: NavigationStack { VillagerView() }
        }
    }
}

enum Panel: Identifiable {
    case villager(name: String, house: String)
    var id: String { "\(self)" }
}

struct HomeView: View {
    @State private var panel: Panel?
    var body: some View {
        Button("Visit") { panel = .villager(name: "Ann", house: "Blue") }
            .sheet(item: $panel) { _ in NavigationStack { VillagerView(isModal: true) } }
    }
}

struct VillagerView: View {
    var isModal = false
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Text("Villager").navigationTitle("Villager").toolbar {
            ToolbarItem(placement: .cancellationAction) {
                if isModal { Button("Close") { dismiss() } } // ok: exit-missing-on-one-path — nothing makes the route without it
            }
        }
    }
}
