import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene { WindowGroup { ShopTabs(isMember: true) } }
}

struct ShopTabs: View { // screen: ShopTabs tab swiftui
    let isMember: Bool
    @State private var chosen = 0
    var body: some View {
        // edge: tab ShopTabs → ShopFront in NavigationStack
        // edge: tab ShopTabs → MemberCorner
        // edge: tab ShopTabs → GuestCorner
        // edge: tab ShopTabs → Basket
        // edge: tab ShopTabs → system:Text
        TabView(selection: $chosen) {
            front
            if isMember {
                MemberCorner().tabItem { Text("Members") }.tag(1)
            } else {
                GuestCorner().tabItem { Text("Guests") }.tag(2)
            }
            Group {
                Basket().tabItem { Text("Basket") }
                Text("Nothing yet").tabItem { Text("Later") }
            }
        }
    }

    private var front: some View {
        NavigationStack { ShopFront() }.tabItem { Label("Front", systemImage: "house") }.tag(0)
    }
}

struct ShopFront: View { var body: some View { NavigationLink("Item") { ItemScreen() } } } // edge: link ShopFront → ItemScreen
struct MemberCorner: View { var body: some View { Text("Members") } }
struct GuestCorner: View { var body: some View { Text("Guests") } }
struct Basket: View { var body: some View { Text("Basket") } }
struct ItemScreen: View { var body: some View { Text("Item") } }
