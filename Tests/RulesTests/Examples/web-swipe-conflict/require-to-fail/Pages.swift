import UIKit
import WebKit

// Who goes first is settled between the two recognizers.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: LinksViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class LinksViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = indexPath.row == 0 ? PageViewController() : SettledViewController()
        navigationController?.pushViewController(page, animated: true)
    }
}

final class PageViewController: UIViewController {
    private let web = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        web.allowsBackForwardNavigationGestures = true // expect: web-swipe-conflict (warning) "one swipe can do either"
        view.addSubview(web)
        if let url = URL(string: "https://example.com") { web.load(URLRequest(url: url)) }
    }
}

final class SettledViewController: UIViewController {
    private let web = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        web.allowsBackForwardNavigationGestures = true // ok: web-swipe-conflict — the page's swipe waits for the stack's
        view.addSubview(web)
        if let pop = navigationController?.interactivePopGestureRecognizer {
            for recognizer in web.gestureRecognizers ?? [] { recognizer.require(toFail: pop) }
        }
        if let url = URL(string: "https://example.com") { web.load(URLRequest(url: url)) }
    }
}
