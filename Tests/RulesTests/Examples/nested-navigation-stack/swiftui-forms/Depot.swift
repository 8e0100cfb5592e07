import SwiftUI

@main
struct DepotApp: App {
    var body: some Scene { WindowGroup { NavigationStack { DepotList() } } }
}

/// Four ways of bringing a second stack into the first.
struct DepotList: View {
    var body: some View {
        List {
            NavigationLink("In its body") { CrateScreen() }
            NavigationLink("In a property of its body") { PalletScreen() }
            NavigationLink("By a modifier") { DrumScreen() }
            NavigationLink("By a value", value: DepotRoute.sack)
        }
        .navigationDestination(for: DepotRoute.self) { route in
            switch route {
            case .sack: SackScreen()
            }
        }
    }
}

enum DepotRoute: Hashable { case sack }

struct CrateScreen: View {
    var body: some View {
        NavigationStack { Text("Crate") } // expect: nested-navigation-stack "CrateScreen"
    }
}

struct PalletScreen: View {
    var body: some View { content }
    private var content: some View {
        NavigationView { Text("Pallet").navigationTitle("Pallet") } // expect: nested-navigation-stack "PalletScreen"
    }
}

struct DrumScreen: View {
    var body: some View {
        Text("Drum").toolbar { Button("Roll") {} }.framed()
    }
}

extension View {
    func framed() -> some View { NavigationStack { self } } // expect: nested-navigation-stack "DrumScreen"
}

struct SackScreen: View {
    var body: some View {
        NavigationStack { Text("Sack") } // expect: nested-navigation-stack "SackScreen"
    }
}
