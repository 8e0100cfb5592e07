import SwiftUI

@main
struct AtlasApp: App {
    var body: some Scene { WindowGroup { AtlasRoot() } }
}

struct AtlasRoot: View {
    @State private var isWide = false
    var body: some View {
        TabView {
            AtlasColumns().tabItem { Text("Columns") }
            AtlasThree().tabItem { Text("Three") }
            AtlasStack().tabItem { Text("Stack") }
            AtlasPlain().tabItem { Text("Plain") }
        }
    }
}

/// Two views side by side are two columns where there is room.
struct AtlasColumns: View {
    var body: some View {
        NavigationView { // edge: column AtlasColumns → Continents, column AtlasColumns → NoContinent
            Continents()
            NoContinent()
        }
    }
}

struct AtlasThree: View {
    var body: some View {
        // edge: column AtlasThree → Oceans, column AtlasThree → Islands, column AtlasThree → NoIsland
        NavigationView {
            Oceans()
            Islands()
            NoIsland()
        }
        .navigationViewStyle(.columns)
    }
}

/// With the stack style only the first of them is ever shown.
struct AtlasStack: View {
    var body: some View {
        NavigationView { // edge: root AtlasStack → Rivers in NavigationView
            Rivers()
            NoRiver()
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct AtlasPlain: View {
    var body: some View {
        NavigationView { // edge: root AtlasPlain → AtlasPlain in NavigationView
            List { NavigationLink("Ural") { Mountain() } } // edge: link AtlasPlain → Mountain
                .navigationBarTitle("Mountains")
        }
    }
}

struct Continents: View {
    var body: some View { List { NavigationLink("Africa") { Continent() } } } // edge: link Continents → Continent
}
struct Oceans: View { var body: some View { List { Text("Pacific") } } }
struct Islands: View { var body: some View { List { Text("Tahiti") } } }
struct Rivers: View {
    var body: some View { List { NavigationLink("Nile") { River() } } } // edge: link Rivers → River
}
struct NoContinent: View { var body: some View { Text("Choose a continent") } }
struct NoIsland: View { var body: some View { Text("Choose an island") } }
struct NoRiver: View { var body: some View { Text("Choose a river") } }
struct Continent: View { var body: some View { Text("Continent") } }
struct River: View { var body: some View { Text("River") } }
struct Mountain: View { var body: some View { Text("Mountain") } }
