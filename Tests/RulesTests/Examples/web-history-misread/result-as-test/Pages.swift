import UIKit
import WebKit

final class PagesViewController: UIViewController {
    @IBOutlet private var webView: WKWebView!
    private let log = Log()

    @IBAction func back(_ sender: Any) {
        guard webView.goBack() != nil else { return leave() } // expect: web-history-misread "goBack() may return nil"
    }

    @IBAction func backOnce(_ sender: Any) {
        let navigation = webView.goBack() // expect: web-history-misread "goBack() may return nil"
        if navigation == nil { leave() }
    }

    @IBAction func forward(_ sender: Any) {
        if let navigation = webView.goForward() { log.note(navigation) } // expect: web-history-misread "goForward()"
    }

    @IBAction func kept(_ sender: Any) {
        let navigation = webView.goBack() // ok: web-history-misread — its result is kept, not asked
        log.note(navigation)
    }

    @IBAction func asked(_ sender: Any) {
        if webView.canGoBack { _ = webView.goBack() } else { leave() } // ok: web-history-misread — asked before
    }

    @IBAction func other(_ sender: Any) {
        if log.goBack() == nil { leave() } // ok: web-history-misread — no web view
    }

    private func leave() { dismiss(animated: true) }
}

final class Log {
    func note(_ navigation: WKNavigation?) {}
    func goBack() -> Int? { nil }
}
