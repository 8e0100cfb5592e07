import SwiftUI
import WebKit

@main
struct PagesApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { LinksView() } }
    }
}

struct LinksView: View {
    var body: some View {
        NavigationLink("Forum") { ForumView() }
        NavigationLink("News") { NewsView() }
    }
}

struct ForumView: View {
    var body: some View { ForumPage() }
}

struct ForumPage: UIViewRepresentable { // expect: web-history-without-back
    func makeUIView(context: Context) -> WKWebView { WKWebView() }

    func updateUIView(_ view: WKWebView, context: Context) {
        view.load(URLRequest(url: URL(string: "https://example.com")!))
    }
}

struct NewsView: View {
    var body: some View { NewsPage() }
}

struct NewsPage: UIViewRepresentable { // ok: web-history-without-back — its coordinator goes back
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        context.coordinator.view = view
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {
        view.load(URLRequest(url: URL(string: "https://example.com")!))
    }

    final class Coordinator {
        weak var view: WKWebView?

        func back() { view?.goBack() }
    }
}
