import SwiftUI
import WebKit

public struct WebView: UIViewRepresentable {
    let url: URL

    public init(url: URL) { self.url = url }

    public func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView()
        view.load(URLRequest(url: url))
        return view
    }

    public func updateUIView(_ view: WKWebView, context: Context) {}
}
