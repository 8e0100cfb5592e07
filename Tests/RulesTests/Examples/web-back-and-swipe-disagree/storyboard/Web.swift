import UIKit
import WebKit

final class ListController: UIViewController {}

final class ShopController: UIViewController {
    @IBOutlet private var webView: WKWebView!

    override func viewDidLoad() {
        super.viewDidLoad()
        if let url = URL(string: "https://example.org/shop") { webView.load(URLRequest(url: url)) }
    }

    @IBAction private func back(_ sender: Any) { navigationController?.popViewController(animated: true) }
}
