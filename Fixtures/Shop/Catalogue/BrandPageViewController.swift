import UIKit
import WebKit

final class BrandPageViewController: UIViewController {
    private let url: URL
    private let webView = WKWebView()

    init(url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func loadView() {
        view = webView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        webView.allowsBackForwardNavigationGestures = true // expect: web-swipe-conflict "BrandPageViewController"
        webView.load(URLRequest(url: url))
        navigationItem.leftItemsSupplementBackButton = true
        // ok: custom-back-kills-swipe — stands beside the system's Back, and goes back in the page history
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "arrow.left"), style: .plain, target: self, action: #selector(previousPage))
    }

    @objc private func previousPage() {
        if webView.canGoBack {
            webView.goBack()
        }
    }
}
