import SwiftUI
import WebKit

@main
struct ReaderApp: App {
    var body: some Scene { WindowGroup { NavigationStack { ShelfView() } } }
}

struct ShelfView: View {
    var body: some View {
        List {
            NavigationLink("Page") { PageView() }
            NavigationLink("Paper") { PaperView() }
        }
    }
}

/// The chevron leaves, the swipe walks through the pages.
struct PageView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        WebPage(url: URL(string: "https://example.com")!)
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { dismiss() } label: { Image(systemName: "chevron.left") } // expect: web-back-and-swipe-disagree "the swipe goes to the previous page"
                }
            }
    }
}

/// The system's Back and its swipe both leave.
struct PaperView: View {
    var body: some View {
        PlainPage(url: URL(string: "https://example.com")!) // ok: web-back-and-swipe-disagree — the system's Back and swipe stay
    }
}

struct WebPage: UIViewRepresentable {
    let url: URL
    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        view.allowsBackForwardNavigationGestures = true
        view.load(URLRequest(url: url))
        return view
    }
    func updateUIView(_ view: WKWebView, context: Context) {}
}

struct PlainPage: UIViewRepresentable {
    let url: URL
    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        view.load(URLRequest(url: url))
        return view
    }
    func updateUIView(_ view: WKWebView, context: Context) {}
}
