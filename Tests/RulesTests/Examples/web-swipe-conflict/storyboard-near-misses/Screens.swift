import UIKit
import WebKit

final class StartViewController: UIViewController {
    @IBOutlet private var page: WKWebView!
    override func viewDidLoad() {
        super.viewDidLoad()
        page.load(URLRequest(url: URL(string: "https://example.com")!))
    }
}

final class NewsViewController: UIViewController {
    @IBOutlet private var page: WKWebView!
    override func viewDidLoad() {
        super.viewDidLoad()
        page.load(URLRequest(url: URL(string: "https://example.com/news")!))
    }
}

final class HelpViewController: UIViewController {
    @IBOutlet private var page: WKWebView!
    override func viewDidLoad() {
        super.viewDidLoad()
        page.load(URLRequest(url: URL(string: "https://example.com/help")!))
    }
}
