import UIKit
import WebKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: LinksViewController())
    }
}

final class LinksViewController: UIViewController {
    @IBAction func open(_ sender: UIButton) { navigationController?.pushViewController(PageViewController(), animated: true) }
    @IBAction func read(_ sender: UIButton) { navigationController?.pushViewController(StoryViewController(), animated: true) }
}

/// Where the whole content pops, the page does not swipe.
final class PageViewController: UIViewController {
    private let page = WKWebView() // ok: web-history-without-back — the item goes back in the pages

    override func viewDidLoad() {
        super.viewDidLoad()
        page.allowsBackForwardNavigationGestures = false // ok: web-swipe-conflict — off
        page.load(URLRequest(url: URL(string: "https://example.com")!))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Previous", style: .plain, target: self, action: #selector(previous))
    }

    @objc private func previous() { page.goBack() }
}

/// An extension in another file of a real app keeps the two apart.
final class StoryViewController: UIViewController {
    let page = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        page.allowsBackForwardNavigationGestures = true // ok: web-swipe-conflict — the extension keeps the two apart
        page.load(URLRequest(url: URL(string: "https://example.com")!))
        page.navigationDelegate = self
    }
}
