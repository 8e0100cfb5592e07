import SwiftUI

@main
struct FerryApp: App {
    var body: some Scene { WindowGroup { FerryTabs() } } // edge: root flow:FerryApp → FerryTabs
}

struct FerryTabs: View { // screen: FerryTabs tab swiftui
    var body: some View {
        // edge: tab FerryTabs → Departures
        // edge: tab FerryTabs → Arrivals in NavigationStack
        // edge: tab FerryTabs → Fares
        // edge: tab FerryTabs → Piers in NavigationView
        TabView {
            Departures().tabItem { Text("Departures") }
            NavigationStack { Arrivals() }.tabItem { Text("Arrivals") }
            Fares().tabItem { Text("Fares") }
            NavigationView { Piers() }.navigationViewStyle(.stack).tabItem { Text("Piers") }
        }
    }
}

/// A stack around its own body.
struct Departures: View {
    var body: some View {
        NavigationStack { // edge: root Departures → Departures in NavigationStack
            List {
                NavigationLink("Ten past") { FerryScreen() } // edge: link Departures → FerryScreen
            }
            .navigationTitle("Departures")
        }
    }
}

/// A view that needs the stack its tab brings.
struct Arrivals: View {
    var body: some View {
        List { NavigationLink("Noon") { FerryScreen() } } // edge: link Arrivals → FerryScreen
    }
}

/// A stack with a path.
struct Fares: View {
    @State private var path: [Fare] = []
    var body: some View {
        NavigationStack(path: $path) { // edge: root Fares → Fares in NavigationStack
            VStack {
                Button("Single") { path.append(.single) } // edge: push Fares → FareScreen
            }
            .navigationDestination(for: Fare.self) { fare in // edge: destination Fares → FareScreen
                FareScreen(fare: fare)
            }
        }
    }
}

enum Fare: Hashable { case single, day }

struct Piers: View {
    var body: some View { NavigationLink("Pier one", destination: FerryScreen()) } // edge: link Piers → FerryScreen
}

struct FerryScreen: View { var body: some View { Text("Ferry") } }
struct FareScreen: View {
    let fare: Fare
    var body: some View { Text("Fare") }
}
