import UIKit
import WebKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [NewsViewController(), ShopViewController()]
        window?.rootViewController = tabs
    }
}

/// The page's script speaks whenever it likes.
final class NewsViewController: UIViewController, WKScriptMessageHandler {
    @IBAction func settings(_ sender: UIButton) { present(SettingsViewController(), animated: true) }

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        if message.name == "loaded" {
            present(NoticeViewController(), animated: true) // expect: presenter-is-busy (info) "which may be presenting “SettingsViewController”"
        }
    }
}

/// The page's script tells of a tap: the user has asked for it, so nothing lies above the page.
final class ShopViewController: UIViewController, WKScriptMessageHandler {
    @IBAction func settings(_ sender: UIButton) { present(SettingsViewController(), animated: true) }

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        if message.name == "imageClicked" {
            present(NoticeViewController(), animated: true) // ok: presenter-is-busy — a tap in the page
        }
    }
}

final class SettingsViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class NoticeViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}
