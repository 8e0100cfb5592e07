import UIKit
import WebKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: LinksViewController())
    }
}

final class LinksViewController: UIViewController {
    @IBAction func browse() { navigationController?.pushViewController(BrowserViewController(), animated: true) }
    @IBAction func signIn() { present(UINavigationController(rootViewController: SignInViewController()), animated: true) }
}

/// Arrows in a toolbar beside the system's Back: they are no exit, and need not be.
final class BrowserViewController: UIViewController {
    private let page = WKWebView() // ok: web-history-without-back — the toolbar goes back

    override func viewDidLoad() {
        super.viewDidLoad()
        page.load(URLRequest(url: URL(string: "https://example.com")!))
        toolbarItems = [
            UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back)),
            UIBarButtonItem(image: UIImage(systemName: "chevron.right"), style: .plain, target: self, action: #selector(forward)),
        ]
    }

    @objc private func back() { page.goBack() } // ok: web-history-misread — its result is not asked for
    @objc private func forward() { page.goForward() }
}

/// Ends by a redirect, and has a Cancel of its own.
final class SignInViewController: UIViewController, WKNavigationDelegate {
    private let page = WKWebView() // ok: web-history-without-back — a policy decides which pages open

    override func viewDidLoad() {
        super.viewDidLoad()
        page.navigationDelegate = self
        page.load(URLRequest(url: URL(string: "https://example.com/login")!))
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
        if action.request.url?.scheme == "app" {
            decisionHandler(.cancel)
            dismiss(animated: true)
            return
        }
        decisionHandler(.allow)
    }

    @objc private func cancel() { dismiss(animated: true) }
}
