import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let split = MailSplit(style: .doubleColumn)
        split.setViewController(BoxesViewController(), for: .primary)
        split.setViewController(LetterViewController(), for: .secondary)
        window?.rootViewController = split
    }
}

final class MailSplit: UISplitViewController {}
final class BoxesViewController: UIViewController {}
final class LetterViewController: UIViewController {
    @IBAction func reply(_ sender: UIButton) { present(ReplyViewController(), animated: true) }
}
final class ReplyViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}

// ok: top-controller-walk-stops-short — what it ends at only presents: a split does as well as its columns
func topController(from base: UIViewController?) -> UIViewController? {
    if let presented = base?.presentedViewController { return topController(from: presented) }
    if let stack = base as? UINavigationController { return topController(from: stack.visibleViewController) }
    if let tabs = base as? UITabBarController { return topController(from: tabs.selectedViewController) }
    return base
}

final class News {
    weak var window: UIWindow?

    func came() { topController(from: window?.rootViewController)?.present(ReplyViewController(), animated: true) }
}
