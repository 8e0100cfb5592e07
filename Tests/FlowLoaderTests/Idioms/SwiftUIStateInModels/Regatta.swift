import SwiftUI

@main
struct RegattaApp: App {
    var body: some Scene { WindowGroup { NavigationStack { RegattaHome() } } }
}

/// The state that shows things lives in a view model, in one struct of it, or in one enum.
struct RegattaHome: View {
    @StateObject private var model = RegattaModel()
    var body: some View {
        List {
            Button("Boat") { model.select() }
            Button("Rules") { model.state.showsRules = true }
            Button("Crew") { model.destination = .crew }
        }
        .sheet(isPresented: $model.showsBoat) { BoatScreen2(model: model) } // edge: sheet RegattaHome → BoatScreen2
        .sheet(isPresented: $model.state.showsRules) { RulesScreen2() } // edge: sheet RegattaHome → RulesScreen2
        .sheet(isPresented: showsCrew) { CrewScreen() } // edge: sheet RegattaHome → CrewScreen
        .alert("Lost", isPresented: $model.state.hasLost) { Button("OK") {} } // edge: alert RegattaHome → system:Alert
    }

    private var showsCrew: Binding<Bool> {
        Binding(get: { model.destination == .crew }, set: { if !$0 { model.destination = nil } })
    }
}

final class RegattaModel: ObservableObject {
    enum Destination { case crew }
    struct Shown { var showsRules = false, hasLost = false }
    @Published var showsBoat = false
    @Published var state = Shown()
    @Published var destination: Destination?
    func select() { showsBoat = true }
    func deselect() { showsBoat = false }
}

struct BoatScreen2: View {
    @ObservedObject var model: RegattaModel
    var body: some View { Button("Close") { model.deselect() } }
}
struct RulesScreen2: View { var body: some View { Text("Rules") } }
struct CrewScreen: View { var body: some View { Text("Crew") } }
