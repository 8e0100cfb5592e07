import SwiftUI

@main struct ShopApp: App {
    var body: some Scene { WindowGroup { NavigationStack { FrameView() } } }
}

struct FrameView: View {
    var body: some View {
        VStack {
            TextField("Search", text: .constant(""))
            ShopTabs() // expect: tab-bar-inside-stack (info) "ShopTabs"
        }
    }
}

struct ShopTabs: View {
    var body: some View {
        TabView {
            OffersView().tabItem { Text("Offers") }
            AccountView().tabItem { Text("Account") }
        }
    }
}

struct OffersView: View {
    var body: some View { TextField("Offer", text: .constant("")) }
}

struct AccountView: View {
    var body: some View { TextField("Name", text: .constant("")) }
}
