import UIKit
import WebKit

// One page, pushed without Done and presented with it: Done comes from the site, and either way there is one way out.

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
        navigationController?.pushViewController(PageViewController(), animated: true)
    }

    @objc private func help() {
        let page = PageViewController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(closeHelp))
        // ok: one-screen-two-ways, modal-without-close — Done is added where it is presented, and only there
        present(UINavigationController(rootViewController: page), animated: true)
    }

    @objc private func closeHelp() { dismiss(animated: true) }
}

final class PageViewController: UIViewController {
    private let web = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        web.allowsBackForwardNavigationGestures = false // ok: web-swipe-conflict — the page's own swipe is off
        view.addSubview(web)
        if let url = URL(string: "https://example.com") { web.load(URLRequest(url: url)) }
    }
}
