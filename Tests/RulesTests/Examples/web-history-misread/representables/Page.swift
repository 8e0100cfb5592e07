import SwiftUI
import WebKit

struct Page: UIViewRepresentable {
    let url: URL

    final class Coordinator {
        weak var web: WKWebView?
        var onLeave: () -> Void = {}

        func back() {
            if web?.goBack() == nil { onLeave() } // expect: web-history-misread "may return nil"
        }

        func step() {
            web?.goBack() // ok: web-history-misread — its result is not asked for
        }

        func backOrLeave() {
            if web?.canGoBack == true { web?.goBack() } else { onLeave() } // ok: web-history-misread — asked before
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        context.coordinator.web = web
        web.load(URLRequest(url: url))
        return web
    }

    func updateUIView(_ view: WKWebView, context: Context) {}
}
