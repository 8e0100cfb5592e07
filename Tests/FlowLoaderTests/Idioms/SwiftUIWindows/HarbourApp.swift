import SwiftUI

@main
struct HarbourApp: App {
    @StateObject private var session = HarbourSession()

    /// Each root once for the launch and once for the links that open a window.
    var body: some Scene {
        // edge: root flow:HarbourApp → BerthList in NavigationStack
        // edge: root flow:HarbourApp → HarbourLogin
        // edge: root flow:HarbourApp → BerthList in NavigationStack
        // edge: root flow:HarbourApp → HarbourLogin
        WindowGroup {
            if session.isOpen {
                NavigationStack { BerthList() }
            } else {
                HarbourLogin()
            }
        }
        .handlesExternalEvents(matching: ["berths"])
        .commands { CommandMenu("Harbour") { Button("Close") { session.close() } } }
        WindowGroup("Chart", id: "chart", for: Int.self) { $number in // edge: root flow:HarbourApp → ChartScreen
            ChartScreen(number: number ?? 0)
        }
        LogbookScene()
    }
}

/// A scene of its own, put into the app's body.
struct LogbookScene: Scene {
    var body: some Scene {
        WindowGroup(id: "logbook") { LogbookScreen() } // edge: root flow:LogbookScene → LogbookScreen
    }
}

struct BerthList: View { // screen: BerthList swiftui closed
    var body: some View { List { NavigationLink("North") { BerthScreen() } } } // edge: link BerthList → BerthScreen
}

struct BerthScreen: View { var body: some View { Text("Berth") } }
struct HarbourLogin: View { var body: some View { Text("Open the harbour") } }
struct ChartScreen: View {
    let number: Int
    var body: some View { Text("Chart") }
}
struct LogbookScreen: View { var body: some View { Text("Log") } }
