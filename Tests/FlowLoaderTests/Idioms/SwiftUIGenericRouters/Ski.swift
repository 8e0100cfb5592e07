import SwiftUI

@main
struct SkiApp: App {
    var body: some Scene { WindowGroup { SkiRoot() } }
}

enum SkiPage: Hashable { case slope(Int), lift }
enum SkiSheet: Identifiable {
    case pass, weather
    var id: Self { self }
}

/// One router for every kind of page.
final class Router<Page: Hashable, Sheet: Identifiable>: ObservableObject {
    @Published var path: [Page] = []
    @Published var sheet: Sheet?
    func pop() { path.removeLast() } // edge: pop flow:Router → ?
    func reset() { path = [] } // edge: popToRoot flow:Router → ?
}

struct SkiRoot: View {
    @StateObject private var router = Router<SkiPage, SkiSheet>()
    var body: some View {
        NavigationStack(path: $router.path) {
            SlopeList(router: router)
                .navigationDestination(for: SkiPage.self) { page in
                    switch page {
                    case .slope(let number): SlopeScreen(number: number, router: router)
                    case .lift: LiftScreen()
                    }
                }
        }
        .sheet(item: $router.sheet) { sheet in // edge: sheet SkiRoot → PassSheet, sheet SkiRoot → SkiWeather
            switch sheet {
            case .pass: PassSheet(router: router)
            case .weather: SkiWeather()
            }
        }
    }
}

struct SlopeList: View {
    @ObservedObject var router: Router<SkiPage, SkiSheet>
    var body: some View {
        List {
            Button("Blue") { router.path.append(.slope(1)) } // edge: push SlopeList → SlopeScreen
            Button("Lift") { router.path = [.lift] } // edge: setStack SlopeList → LiftScreen
            Button("Pass") { router.sheet = .pass }
            NavigationLink("Red", value: SkiPage.slope(2)) // edge: link SlopeList → SlopeScreen
        }
    }
}

struct SlopeScreen: View {
    let number: Int
    @ObservedObject var router: Router<SkiPage, SkiSheet>
    var body: some View { Button("Home") { router.reset() } }
}
struct LiftScreen: View { var body: some View { Text("Lift") } }
struct PassSheet: View {
    @ObservedObject var router: Router<SkiPage, SkiSheet>
    var body: some View { Button("Close") { router.sheet = nil } }
}
struct SkiWeather: View { var body: some View { Text("Weather") } }
