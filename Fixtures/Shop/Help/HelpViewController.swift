import UIKit
import WebKit

/// What all help pages share: one control that goes up a level, or closes help on its first page.
class HelpPageViewController: UIViewController {
    let webView = WKWebView()

    override func loadView() {
        view = webView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: back-chevron-on-modal — goes up where there is something above, and closes only on the first page
        // ok: custom-back-kills-swipe — HelpNavigationController keeps the swipe
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(leave))
    }

    @objc private func leave() {
        if let navigationController, navigationController.viewControllers.first !== self {
            navigationController.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}

final class HelpViewController: HelpPageViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Help"
        webView.allowsBackForwardNavigationGestures = true // ok: web-swipe-conflict — the root of its stack: nothing to pop
        if let url = URL(string: "https://shop.example/help") {
            webView.load(URLRequest(url: url))
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Contact", style: .plain, target: self, action: #selector(showContact))
    }

    @objc private func showContact() {
        navigationController?.pushViewController(HelpArticleViewController(text: "<h1>Contact</h1>"), animated: true)
    }
}

final class HelpArticleViewController: HelpPageViewController {
    private let text: String

    init(text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        webView.allowsBackForwardNavigationGestures = true // ok: web-swipe-conflict — one local page without history
        webView.loadHTMLString(text, baseURL: nil)
    }
}
