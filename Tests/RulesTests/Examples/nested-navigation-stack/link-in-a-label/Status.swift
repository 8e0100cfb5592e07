import SwiftUI

@main
struct StatusApp: App {
    var body: some Scene { WindowGroup { NavigationStack { StatusList() } } }
}

struct StatusList: View {
    @State private var shows = false
    @State private var tells = false
    var body: some View {
        List {
            Button { shows = true } label: {
                NavigationLink("Status") { StatusView() }
            }
            NavigationLink("Mood") { MoodView() }
        }
        .sheet(isPresented: $shows) { StatusView() }
    }
}

/// Shown by the button, which takes the taps of the link it only looks like.
struct StatusView: View {
    var body: some View {
        NavigationStack { Text("Status") } // ok: nested-navigation-stack — only ever a sheet
    }
}

struct MoodView: View {
    var body: some View {
        NavigationStack { Text("Mood") } // expect: nested-navigation-stack "MoodView"
    }
}
