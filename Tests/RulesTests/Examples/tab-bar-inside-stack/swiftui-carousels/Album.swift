import SwiftUI

@main
struct AlbumApp: App {
    var body: some Scene { WindowGroup { NavigationStack { AlbumHome() } } }
}

struct AlbumHome: View {
    @State private var shows = false
    var body: some View {
        VStack {
            NavigationLink("Pages") { AlbumPages() } // ok: tab-bar-inside-stack — pages are no tabs
            NavigationLink("Tabs") { AlbumTabs() } // expect: tab-bar-inside-stack (info) "AlbumTabs"
        }
        .fullScreenCover(isPresented: $shows) { AlbumTabs() } // ok: tab-bar-inside-stack — presented
    }
}

struct AlbumPages: View {
    var body: some View {
        TabView { Text("One"); Text("Two") }.tabViewStyle(PageTabViewStyle()) // ok: tab-bar-inside-stack — page style
    }
}

struct AlbumTabs: View {
    var body: some View {
        TabView {
            NavigationStack { Text("Photos") }.tabItem { Text("Photos") } // ok: tab-bar-inside-stack — stacks in tabs are how it should be
            Text("People").tabItem { Text("People") }
        }
    }
}
