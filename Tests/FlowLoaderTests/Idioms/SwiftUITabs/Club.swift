import SwiftUI

@main
struct ClubApp: App {
    var body: some Scene { WindowGroup { ClubRoot() } }
}

struct ClubRoot: View {
    var body: some View {
        if #available(iOS 18, *) {
            ClubTabs()
        } else {
            OldClubTabs()
        }
    }
}

@available(iOS 18, *)
struct ClubTabs: View { // screen: ClubTabs tab swiftui
    @State private var selected = ClubTab.matches
    @State private var query = ""

    var body: some View {
        // edge: tab ClubTabs → MatchList in NavigationStack
        // edge: tab ClubTabs → Players
        // edge: tab ClubTabs → Trainers
        // edge: tab ClubTabs → Physios
        // edge: tab ClubTabs → ClubSearch in NavigationStack
        TabView(selection: $selected) {
            Tab("Matches", systemImage: "sportscourt", value: ClubTab.matches) {
                NavigationStack { MatchList() }
            }
            Tab("Players", systemImage: "person", value: .players) { Players() }
            TabSection("Staff") {
                Tab("Trainers", systemImage: "whistle", value: .trainers) { Trainers() }
                Tab("Physios", systemImage: "cross", value: .physios) { Physios() }
            }
            Tab(value: .search, role: .search) {
                NavigationStack { ClubSearch().searchable(text: $query) }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}

struct OldClubTabs: View { // screen: OldClubTabs tab swiftui
    var body: some View {
        // edge: tab OldClubTabs → MatchList in NavigationView
        // edge: tab OldClubTabs → Players
        TabView {
            NavigationView { MatchList() }
                .navigationViewStyle(.stack)
                .tabItem { Label("Matches", systemImage: "sportscourt") }
                .tag(ClubTab.matches)
            Players().tabItem { Label("Players", systemImage: "person") }
        }
    }
}

enum ClubTab: Hashable { case matches, players, trainers, physios, search }

struct MatchList: View {
    var body: some View { List { NavigationLink("Final") { MatchScreen() } } } // edge: link MatchList → MatchScreen
}
struct MatchScreen: View { var body: some View { Text("Final") } }
struct Players: View { var body: some View { List { Text("Goalkeeper") } } }
struct Trainers: View { var body: some View { Text("Trainers") } }
struct Physios: View { var body: some View { Text("Physios") } }
struct ClubSearch: View { var body: some View { Text("Search") } }
