import WebKit

extension StoryViewController: WKNavigationDelegate {
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        navigationController?.interactivePopGestureRecognizer?.isEnabled = !page.canGoBack
    }
}
