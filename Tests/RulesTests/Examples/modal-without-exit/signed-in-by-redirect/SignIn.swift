import UIKit
import WebKit

// A page that a redirect ends, and a native Cancel beside it.

final class AccountViewController: UIViewController {
    @objc private func signIn() {
        let stack = UINavigationController(rootViewController: SignInPageViewController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true) // ok: modal-without-exit — Cancel is there, whatever the page does
    }

    @objc private func pay() {
        let stack = UINavigationController(rootViewController: PayPageViewController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true) // expect: modal-without-exit (error) "nothing on it closes it"
    }
}

final class SignInPageViewController: UIViewController, WKNavigationDelegate {
    private let web = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign in"
        web.navigationDelegate = self
        view.addSubview(web)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        if let url = URL(string: "https://example.com/login") { web.load(URLRequest(url: url)) }
    }

    @objc private func cancel() { dismiss(animated: true) }

    func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
        if action.request.url?.scheme == "harbour" { dismiss(animated: true) }
        decisionHandler(.allow)
    }
}

final class PayPageViewController: UIViewController {
    private let web = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pay"
        view.addSubview(web)
        if let url = URL(string: "https://example.com/pay") { web.load(URLRequest(url: url)) }
    }
}
