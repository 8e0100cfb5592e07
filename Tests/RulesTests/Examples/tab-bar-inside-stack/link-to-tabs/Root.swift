import SwiftUI

@main struct AppMain: App {
    var body: some Scene { WindowGroup { NavigationStack { MenuView() } } }
}

struct MenuView: View {
    var body: some View {
        List {
            NavigationLink("Team") { TeamView() } // expect: tab-bar-inside-stack (info)
            NavigationLink("Tour") { TourView() } // ok: tab-bar-inside-stack — a carousel
        }
    }
}

struct TeamView: View {
    var body: some View {
        TabView {
            PlayersView().tabItem { Text("Players") }
            MatchesView().tabItem { Text("Matches") }
        }
    }
}

struct TourView: View {
    var body: some View {
        TabView {
            PlayersView()
            MatchesView()
        }
        .tabViewStyle(.page)
    }
}

struct PlayersView: View { var body: some View { List { Text("Players") } } }
struct MatchesView: View { var body: some View { List { Text("Matches") } } }
