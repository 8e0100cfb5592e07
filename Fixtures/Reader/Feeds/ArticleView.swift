import SwiftUI
import WebKit

struct ArticleView: View {
    let article: Article

    var body: some View {
        ArticleWebView(url: article.url)
            .navigationTitle(article.title)
    }
}

struct ArticleWebView: UIViewRepresentable {
    let url: URL

    func makeUIView(context: Context) -> WKWebView {
        let webView = WKWebView()
        webView.allowsBackForwardNavigationGestures = true // expect: web-swipe-conflict "ArticleView"
        webView.load(URLRequest(url: url))
        return webView
    }

    func updateUIView(_ webView: WKWebView, context: Context) {}
}
