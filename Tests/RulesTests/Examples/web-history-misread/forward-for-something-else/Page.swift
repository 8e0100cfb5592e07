import UIKit
import WebKit

final class PageViewController: UIViewController {
    private let page = WKWebView()
    private let field = UITextField()

    @IBAction func forward() {
        // ok: web-history-misread — what hangs on it leads nowhere
        if page.goForward() != nil { field.resignFirstResponder() }
    }

    @IBAction func back() {
        if page.goBack() == nil { // expect: web-history-misread
            navigationController?.popViewController(animated: true)
        }
    }
}
