import SwiftUI
import WidgetKit

@main
struct StepsApp: App {
    var body: some Scene { WindowGroup { StepsHome() } }
}

struct StepsHome: View {
    @State private var showsToday = false
    var body: some View {
        Text("Steps")
            // edge: sheet StepsHome → TodayScreen, sheet StepsHome → TodayScreen
            .sheet(isPresented: $showsToday) { TodayScreen() }
            // What a widget's link opens arrives here.
            .onOpenURL { url in
                if url.scheme == "steps" { showsToday = true }
            }
    }
}

struct TodayScreen: View { var body: some View { Text("Today") } }

/// The widget itself is no screen, nor is what it draws.
struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: StepsProvider()) { entry in
            StepsGlance(entry: entry).widgetURL(URL(string: "steps://today")) // edge: none
        }
    }
}

struct StepsGlance: View { // screen: none
    let entry: StepsEntry
    var body: some View {
        Link("Today", destination: URL(string: "steps://today")!) // edge: none
    }
}
