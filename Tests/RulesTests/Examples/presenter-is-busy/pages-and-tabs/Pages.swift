import UIKit
import WebKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [PageViewController(), NotesViewController(), ShopViewController()]
        window?.rootViewController = tabs
    }
}

final class PageViewController: UIViewController, WKUIDelegate {
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    ) {
        present(AnswerViewController(), animated: true) // ok: presenter-is-busy — only a screen of another tab presents, and hides the page
    }
}

final class ShopViewController: UIViewController, WKUIDelegate {
    @objc private func basket() { present(NoteViewController(), animated: true) }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    ) {
        present(AnswerViewController(), animated: true) // expect: presenter-is-busy (info) "NoteViewController"
    }
}

final class NotesViewController: UIViewController {
    @objc private func add() { present(NoteViewController(), animated: true) }
}

final class NoteViewController: UIViewController {
    @IBAction private func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class AnswerViewController: UIViewController {
    @IBAction private func close(_ sender: UIButton) { dismiss(animated: true) }
}
