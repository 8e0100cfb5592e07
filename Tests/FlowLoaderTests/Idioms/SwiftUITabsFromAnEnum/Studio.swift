import SwiftUI

@main
struct StudioApp: App {
    var body: some Scene { WindowGroup { StudioTabs() } }
}

/// One tab a case, made by the case itself.
struct StudioTabs: View { // screen: StudioTabs tab swiftui
    @State private var selected: StudioTab = .lessons
    var body: some View {
        TabView(selection: $selected) { // edge: tab StudioTabs → Lessons, tab StudioTabs → Rooms in NavigationStack
            ForEach(StudioTab.allCases) { tab in
                tab.content.tabItem { Text(tab.rawValue) }.tag(tab)
            }
        }
    }
}

enum StudioTab: String, CaseIterable, Identifiable {
    case lessons, rooms
    var id: String { rawValue }

    @ViewBuilder var content: some View {
        switch self {
        case .lessons: Lessons()
        case .rooms: NavigationStack { Rooms() }
        }
    }
}

struct Lessons: View { var body: some View { Text("Lessons") } }
struct Rooms: View { var body: some View { List { NavigationLink("Hall") { Room() } } } } // edge: link Rooms → Room
struct Room: View { var body: some View { Text("Hall") } }
