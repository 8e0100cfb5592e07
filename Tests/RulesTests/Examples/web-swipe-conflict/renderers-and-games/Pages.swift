import SwiftUI
import UIKit
import WebKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: ShelfViewController())
    }
}

final class ShelfViewController: UIViewController {
    @IBAction func drawing() { navigationController?.pushViewController(DrawingViewController(), animated: true) }
    @IBAction func game() { navigationController?.pushViewController(GameViewController(), animated: true) }
    @IBAction func page() { navigationController?.pushViewController(PageViewController(), animated: true) }
}

/// Draws a picture of the app's own, and nobody can touch it.
final class DrawingViewController: UIViewController {
    private let canvas = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        canvas.isUserInteractionEnabled = false // ok: web-swipe-conflict — the history gestures are off
        canvas.loadHTMLString("<svg/>", baseURL: nil)
        view.addSubview(canvas)
    }
}

/// A game in a page: neither swipe works, and Quit leaves.
final class GameViewController: UIViewController {
    private let board = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: web-swipe-conflict — off on purpose
        board.allowsBackForwardNavigationGestures = false // expect: web-history-without-back
        board.load(URLRequest(url: URL(string: "https://example.com/game")!))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Quit", style: .plain, target: self, action: #selector(quit))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false // expect: swipe-lock-misses-content-gesture (info)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    }

    @objc private func quit() { navigationController?.popViewController(animated: true) }
}

/// The harmful form.
final class PageViewController: UIViewController {
    private let page = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        page.allowsBackForwardNavigationGestures = true // expect: web-swipe-conflict (warning) "“PageViewController”"
        page.load(URLRequest(url: URL(string: "https://example.com")!))
    }
}

/// A Mac's view.
struct MacPage: NSViewRepresentable {
    func makeNSView(context: Context) -> WKWebView {
        let page = WKWebView()
        page.allowsBackForwardNavigationGestures = true // ok: web-swipe-conflict — a Mac has no edge swipe
        return page
    }

    func updateNSView(_ view: WKWebView, context: Context) {}
}
