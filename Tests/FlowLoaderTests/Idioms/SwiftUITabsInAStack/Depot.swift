import SwiftUI

@main
struct DepotApp: App {
    var body: some Scene { WindowGroup { DepotRoot() } }
}

struct DepotRoot: View {
    var body: some View {
        NavigationStack { // expect: tab-bar-inside-stack "root"
            TabView {
                Trams().tabItem { Text("Trams") }
                Buses().tabItem { Text("Buses") }
            }
        }
    }
}

struct Trams: View { var body: some View { NavigationLink("Line one") { TramScreen() } } } // edge: link Trams → TramScreen
struct Buses: View { var body: some View { Text("Buses") } }
struct TramScreen: View { var body: some View { Text("Line one") } }
