import SwiftUI
import UIKit
import WebKit

@main
struct BrowserApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                NavigationStack { LinkList() }.tabItem { Text("Links") }
                WebPage(url: URL(string: "https://example.org")!).tabItem { Text("Home") } // ok: web-swipe-conflict — a tab has nothing to pop
            }
        }
    }
}

struct LinkList: View {
    @State private var showsPage = false
    var body: some View {
        List {
            NavigationLink("Wrapped view") { WebPage(url: URL(string: "https://example.org")!) }
            NavigationLink("Wrapped controller") { WebScreen() }
            NavigationLink("Careful controller") { CarefulScreen() }
            NavigationLink("Text") { NoteScreen() }
        }
        .fullScreenCover(isPresented: $showsPage) { // expect: modal-without-exit (error)
            NavigationStack { WebPage(url: URL(string: "https://example.org")!) } // ok: web-swipe-conflict — the root of a layer
        }
    }
}

struct WebPage: UIViewRepresentable {
    let url: URL
    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView(frame: .zero)
        view.allowsBackForwardNavigationGestures = true // expect: web-swipe-conflict (warning) "WebPage"
        view.load(URLRequest(url: url))
        return view
    }
    func updateUIView(_ view: WKWebView, context: Context) {}
}

/// A controller with a web view, in a SwiftUI stack.
struct WebScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> WebController { WebController() }
    func updateUIViewController(_ controller: WebController, context: Context) {}
}

final class WebController: UIViewController {
    private let web = WKWebView()
    override func viewDidLoad() {
        super.viewDidLoad()
        web.allowsBackForwardNavigationGestures = true // expect: web-swipe-conflict (warning) "WebScreen"
        web.load(URLRequest(url: URL(string: "https://example.org")!))
    }
}

/// While there is history, the stack's gesture is off.
struct CarefulScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> CarefulController { CarefulController() }
    func updateUIViewController(_ controller: CarefulController, context: Context) {}
}

final class CarefulController: UIViewController, WKNavigationDelegate {
    private let web = WKWebView()
    override func viewDidLoad() {
        super.viewDidLoad()
        web.allowsBackForwardNavigationGestures = true // ok: web-swipe-conflict — the two are kept apart
        web.navigationDelegate = self
        web.load(URLRequest(url: URL(string: "https://example.org")!))
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        navigationController?.interactivePopGestureRecognizer?.isEnabled = !webView.canGoBack
    }
}

struct NoteScreen: View {
    var body: some View { NotePage(html: "<p>Note</p>") }
}

struct NotePage: UIViewRepresentable {
    let html: String
    func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        view.allowsBackForwardNavigationGestures = true // ok: web-swipe-conflict — text of the app's own
        return view
    }
    func updateUIView(_ view: WKWebView, context: Context) { view.loadHTMLString(html, baseURL: nil) }
}
