import SwiftUI
import WebKit

/// Presented in a stack; the page fills its first screen, so the page may have the edge.
struct HelpView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        HelpPage()
            .navigationTitle("Help")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close", systemImage: "xmark") { dismiss() } }
            }
    }
}

struct HelpPage: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView {
        let webView = WKWebView()
        webView.allowsBackForwardNavigationGestures = true
        if let url = URL(string: "https://recipes.example/help") {
            webView.load(URLRequest(url: url))
        }
        return webView
    }

    func updateUIView(_ webView: WKWebView, context: Context) {}
}
