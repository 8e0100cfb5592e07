import SwiftUI

@main
struct TrailsApp: App {
    var body: some Scene { WindowGroup { NavigationStack { TrailList() } } }
}

struct Trail: Hashable, Identifiable { let id: Int }
enum TrailPanel: Hashable { case weather, huts }

struct TrailList: View {
    let trails: [Trail] = []
    @State private var chosen: Trail?
    @State private var panel: TrailPanel?
    @State private var showsMap = false

    var body: some View {
        List(trails) { trail in
            Button("Trail") { chosen = trail }
        }
        .toolbar {
            Button("Weather") { panel = .weather }
            Button("Huts") { panel = .huts }
            Button("Map") { showsMap = true }
        }
        .navigationDestination(item: $chosen) { trail in TrailScreen(trail: trail) } // edge: destination TrailList → TrailScreen
        .navigationDestination(item: $panel) { panel in // edge: destination TrailList → WeatherScreen, destination TrailList → HutsScreen
            switch panel {
            case .weather: WeatherScreen()
            case .huts: HutsScreen()
            }
        }
        .navigationDestination(isPresented: $showsMap) { TrailMap() } // edge: destination TrailList → TrailMap
    }
}

struct TrailScreen: View {
    let trail: Trail
    var body: some View { Text("Trail") }
}
struct WeatherScreen: View { var body: some View { Text("Weather") } }
struct HutsScreen: View { var body: some View { Text("Huts") } }
struct TrailMap: View { var body: some View { Text("Map") } }
