import UIKit
import WebKit

// A link that loads a page in a screen of the base layer: what is open above hides it.

final class SettingsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}

final class BrowserViewController: UIViewController {
    private let web = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(web)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Settings", style: .plain, target: self, action: #selector(settings))
    }

    func open(_ url: URL) { web.load(URLRequest(url: url)) }

    @objc private func settings() { present(UINavigationController(rootViewController: SettingsViewController()), animated: true) }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let browser = BrowserViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: browser)
        window.makeKeyAndVisible()
        self.window = window
        if let url = connectionOptions.urlContexts.first?.url { browser.open(url) }
        if let url = connectionOptions.userActivities.first?.webpageURL { browser.open(url) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let url = URLContexts.first?.url else { return }
        browser.open(url) // expect: deep-link-push-under-modal (info) "loads a page in “BrowserViewController”"
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        guard let url = userActivity.webpageURL else { return }
        window?.rootViewController?.dismiss(animated: true) { [browser] in
            browser.open(url) // ok: deep-link-push-under-modal — what is open is closed first
        }
    }
}
