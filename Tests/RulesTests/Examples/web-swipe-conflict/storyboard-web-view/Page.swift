import UIKit
import WebKit

final class ListViewController: UIViewController {}

final class PageViewController: UIViewController {
    @IBOutlet private var webView: WKWebView!

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let url = URL(string: "https://example.com") else { return }
        webView.load(URLRequest(url: url))
    }
}
