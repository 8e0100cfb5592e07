import SwiftUI
import WebKit

@main
struct ReaderApp: App {
    var body: some Scene { WindowGroup { NavigationStack { FeedScreen() } } }
}

struct FeedScreen: View {
    @State private var shows = false
    var body: some View {
        List {
            NavigationLink("Article") { ArticleScreen() }
            NavigationLink("Quiet") { QuietScreen() }
            NavigationLink("New") { NewScreen() }
            NavigationLink("New and quiet") { NewQuietScreen() }
            NavigationLink("Local") { LocalScreen() }
        }
        .sheet(isPresented: $shows) { SheetScreen() }
    }
}

struct ArticleScreen: View {
    var body: some View { PageView(url: URL(string: "https://example.org")!).navigationTitle("Article") }
}

/// Swipes through its history.
struct PageView: UIViewRepresentable {
    let url: URL
    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        view.allowsBackForwardNavigationGestures = true // expect: web-swipe-conflict "ArticleScreen"
        view.load(URLRequest(url: url))
        return view
    }
    func updateUIView(_ view: WKWebView, context: Context) {}
}

struct QuietScreen: View {
    var body: some View { QuietPage(url: URL(string: "https://example.org")!) }
}

struct QuietPage: UIViewRepresentable {
    let url: URL
    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        view.load(URLRequest(url: url))
        return view
    }
    func updateUIView(_ view: WKWebView, context: Context) {}
}

/// The system's own view swipes unless told otherwise.
struct NewScreen: View {
    var body: some View { WebView(url: URL(string: "https://example.org")) } // expect: web-swipe-conflict "NewScreen"
}

struct NewQuietScreen: View {
    var body: some View {
        WebView(url: URL(string: "https://example.org")).webViewBackForwardNavigationGestures(.disabled)
    }
}

/// Text of the app's own has no history to speak of.
struct LocalScreen: View {
    var body: some View { HelpPage() }
}

struct HelpPage: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        view.allowsBackForwardNavigationGestures = true
        view.loadHTMLString("<p>Help</p>", baseURL: nil)
        return view
    }
    func updateUIView(_ view: WKWebView, context: Context) {}
}

/// Nothing to pop in a sheet.
struct SheetScreen: View {
    var body: some View { WebView(url: URL(string: "https://example.org")) } // ok: web-swipe-conflict — a modal root
}
