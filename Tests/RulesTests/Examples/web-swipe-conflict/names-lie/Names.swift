import UIKit
import WebKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: IndexViewController())
    }
}

final class IndexViewController: UIViewController {
    @IBAction func open(_ sender: UIButton) { navigationController?.pushViewController(MapViewController(), animated: true) }
    @IBAction func read(_ sender: UIButton) { navigationController?.pushViewController(BookViewController(), animated: true) }
}

/// No web view at all: a view of the app's own with a switch of that name.
final class PageView: UIView {
    var allowsBackForwardNavigationGestures = false
    func load(_ request: URLRequest) {}
    func goBack() -> Bool { false }
}

final class MapViewController: UIViewController {
    private let webView = PageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        webView.allowsBackForwardNavigationGestures = true // ok: web-swipe-conflict — no web view
        webView.load(URLRequest(url: URL(string: "https://example.com")!))
    }

    @IBAction func previous(_ sender: UIButton) {
        if !webView.goBack() { navigationController?.popViewController(animated: true) } // ok: web-history-misread — no web view
    }
}

/// Words about web views are none.
final class BookViewController: UIViewController {
    private let hint = "webView.allowsBackForwardNavigationGestures = true; if webView.goBack() == nil { }" // ok: web-swipe-conflict — a text
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = hint
    }
}
