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

/// Looks into stacks and tabs, and the app's root is a split.
func topController(from base: UIViewController?) -> UIViewController? { // expect: top-controller-walk-stops-short (info) "does not look into split view controllers"
    if let presented = base?.presentedViewController { return topController(from: presented) }
    if let stack = base as? UINavigationController { return topController(from: stack.visibleViewController) }
    if let tabs = base as? UITabBarController { return topController(from: tabs.selectedViewController) }
    return base
}

// ok: top-controller-walk-stops-short — it looks into splits too; pages the app has none
func wholeWalk(from base: UIViewController?) -> UIViewController? {
    if let presented = base?.presentedViewController { return wholeWalk(from: presented) }
    if let stack = base as? UINavigationController { return wholeWalk(from: stack.visibleViewController) }
    if let split = base as? UISplitViewController { return wholeWalk(from: split.viewControllers.last) }
    return base
}

// ok: top-controller-walk-stops-short — whatever has children is looked into
func anyWalk(from base: UIViewController?) -> UIViewController? {
    if let presented = base?.presentedViewController { return anyWalk(from: presented) }
    if let stack = base as? UINavigationController { return anyWalk(from: stack.visibleViewController) }
    return base?.children.last.flatMap { anyWalk(from: $0) } ?? base
}

// ok: top-controller-walk-stops-short — only what is presented is asked for
func topPresenter(from base: UIViewController) -> UIViewController {
    var top = base
    while let next = top.presentedViewController { top = next }
    return top
}
