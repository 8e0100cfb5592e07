import SwiftUI
import WebKit

@main struct AppMain: App {
    var body: some Scene { WindowGroup { NavigationStack { ListView() } } }
}

struct ListView: View {
    @State private var showsHelp = false
    var body: some View {
        List {
            NavigationLink("Page") { PageView() }
            NavigationLink("Quiet") { QuietView() }
            Button("Help") { showsHelp = true }
        }
        .sheet(isPresented: $showsHelp) { HelpView() }
    }
}

struct PageView: View {
    var body: some View {
        WebView(url: URL(string: "https://example.com")) // expect: web-swipe-conflict (warning)
    }
}

struct QuietView: View {
    var body: some View {
        // ok: web-swipe-conflict — the history gestures are off
        WebView(url: URL(string: "https://example.com"))
            .webViewBackForwardNavigationGestures(.disabled)
    }
}

struct HelpView: View {
    var body: some View {
        WebView(url: URL(string: "https://example.com")) // ok: web-swipe-conflict — the root of a sheet
    }
}
