import UIKit
import WebKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: ShelfViewController())
    }
}

final class ShelfViewController: UIViewController {
    @IBAction func first() { navigationController?.pushViewController(SystemBackViewController(), animated: true) }
    @IBAction func second() { navigationController?.pushViewController(WebSwipeViewController(), animated: true) }
    @IBAction func third() { present(UINavigationController(rootViewController: ModalPageViewController()), animated: true) }
    @IBAction func fourth() { navigationController?.pushViewController(YieldingViewController(), animated: true) }
}

/// Beside the system's Back an arrow for the pages.
final class SystemBackViewController: UIViewController {
    private let page = WKWebView() // ok: web-history-without-back — the item goes back in the pages

    override func viewDidLoad() {
        super.viewDidLoad()
        page.load(URLRequest(url: URL(string: "https://example.com")!))
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem( // ok: web-back-and-swipe-disagree — the system's Back stands beside it
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(previous))
    }

    @objc private func previous() { page.goBack() }
}

/// The button and the page's own swipe walk through the same history; the stack's swipe is off with the button.
final class WebSwipeViewController: UIViewController {
    private let page = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        page.allowsBackForwardNavigationGestures = true
        page.load(URLRequest(url: URL(string: "https://example.com")!))
        navigationItem.leftBarButtonItem = UIBarButtonItem( // ok: web-back-and-swipe-disagree — both go to the previous page
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(previous))
    }

    @objc private func previous() {
        if page.canGoBack { page.goBack() } else { navigationController?.popViewController(animated: true) }
    }
}

/// The root of a layer has nothing to swipe back to.
final class ModalPageViewController: UIViewController {
    private let page = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        page.load(URLRequest(url: URL(string: "https://example.com")!))
        navigationItem.leftBarButtonItem = UIBarButtonItem( // ok: web-back-and-swipe-disagree — nothing to pop
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(previous))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func previous() { page.goBack() }
    @objc private func close() { dismiss(animated: true) }
}

/// While there is history the stack's gesture is off.
final class YieldingViewController: UIViewController, WKNavigationDelegate {
    private let page = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        page.navigationDelegate = self
        page.allowsBackForwardNavigationGestures = true
        page.load(URLRequest(url: URL(string: "https://example.com")!))
        navigationItem.leftBarButtonItem = UIBarButtonItem( // ok: web-back-and-swipe-disagree — the gesture follows the history
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(leave))
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        navigationController?.interactivePopGestureRecognizer?.isEnabled = !webView.canGoBack
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}
