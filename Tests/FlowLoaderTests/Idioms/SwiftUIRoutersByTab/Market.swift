import SwiftUI

@main
struct MarketApp: App {
    @State private var market = MarketModel()
    var body: some Scene { WindowGroup { MarketTabs(market: market) } }
}

enum MarketPage: Hashable { case stall(Int), fish, help }

@Observable final class MarketModel {
    var fruitPath: [MarketPage] = []
    var fishPath: [MarketPage] = []
}

/// Each tab has its own path; the same kind of value leads elsewhere in each.
struct MarketTabs: View {
    @Bindable var market: MarketModel
    var body: some View {
        TabView {
            NavigationStack(path: $market.fruitPath) {
                FruitList(market: market)
                    .navigationDestination(for: MarketPage.self) { page in
                        switch page {
                        case .stall: FruitStall(market: market)
                        default: MarketHelp()
                        }
                    }
            }
            .tabItem { Text("Fruit") }
            NavigationStack(path: $market.fishPath) {
                FishList(market: market)
                    .navigationDestination(for: MarketPage.self) { page in
                        switch page {
                        case .stall: FishStall()
                        case .fish: FishScreen()
                        case .help: MarketHelp()
                        }
                    }
            }
            .tabItem { Text("Fish") }
        }
    }
}

struct FruitList: View {
    let market: MarketModel
    var body: some View {
        VStack {
            Button("Stall") { market.fruitPath.append(.stall(1)) } // edge: push FruitList → FruitStall
            NavigationLink("Second stall", value: MarketPage.stall(2)) // edge: link FruitList → FruitStall
        }
    }
}

struct FishList: View {
    let market: MarketModel
    var body: some View {
        VStack {
            Button("Stall") { market.fishPath.append(.stall(1)) } // edge: push FishList → FishStall
            NavigationLink("Cod", value: MarketPage.fish) // edge: link FishList → FishScreen
        }
    }
}

struct FruitStall: View {
    let market: MarketModel
    var body: some View {
        Button("Leave") { market.fruitPath.removeLast() } // edge: pop FruitStall → ?
    }
}
struct FishStall: View { var body: some View { Text("Stall") } }
struct FishScreen: View { var body: some View { Text("Cod") } }
struct MarketHelp: View { var body: some View { Text("Help") } }
