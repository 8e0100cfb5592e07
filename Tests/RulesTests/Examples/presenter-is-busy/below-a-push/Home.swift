import SwiftUI

@main
struct HomeApp: App {
    var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
    var body: some View { NavigationView { HomeView() } }
}

struct HomeView: View {
    @State private var accounts = false
    var body: some View {
        VStack {
            HeaderView()
            Button("Accounts") { accounts = true }
        }
        .sheet(isPresented: $accounts) { AccountsView() }
    }
}

struct HeaderView: View {
    var body: some View { NavigationLink("Plans") { PlansView() } }
}

struct PlansView: View {
    @State private var thanks = false
    @State private var bought = false
    var body: some View {
        Text("Plans")
            .onChange(of: bought) { _ in thanks = true }
            .sheet(isPresented: $thanks) { ThanksView() } // ok: presenter-is-busy — what stands below the push is out of reach
    }
}

struct AccountsView: View {
    var body: some View { Text("Accounts") }
}

struct ThanksView: View {
    var body: some View { Text("Thanks") }
}
