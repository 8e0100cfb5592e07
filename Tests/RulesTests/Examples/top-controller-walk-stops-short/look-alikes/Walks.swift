import UIKit

/// Follows presented controllers in a loop, and presents: containers do not matter for that.
enum TopMost {
    static func controller(of window: UIWindow?) -> UIViewController? {
        var top = window?.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }

    /// Each call goes on with something else: presented first, then what a container shows.
    static func visible(from base: UIViewController?) -> UIViewController? {
        if let presented = base?.presentedViewController { return visible(from: presented) }
        if let tabs = base as? UITabBarController { return visible(from: tabs.selectedViewController) }
        if let stack = base as? UINavigationController { return visible(from: stack.topViewController) }
        return base
    }
}

final class Messages {
    var window: UIWindow?

    init() {
        NotificationCenter.default.addObserver(self, selector: #selector(arrived), name: .init("arrived"), object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(failed), name: .init("failed"), object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(expired), name: .init("expired"), object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(lost), name: .init("lost"), object: nil)
    }

    @objc private func arrived() {
        // ok: top-controller-walk-stops-short — the loop ends at the top
        // expect: repeated-push (warning)
        TopMost.controller(of: window)?.present(MessageViewController(), animated: true)
    }

    @objc private func failed() {
        // ok: top-controller-walk-stops-short — the search goes on to the end
        // expect: repeated-push (warning)
        TopMost.visible(from: window?.rootViewController)?.present(MessageViewController(), animated: true)
    }

    @objc private func expired() {
        // ok: top-controller-walk-stops-short — the whole interface is replaced
        // expect: base-moves-under-modal (warning)
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    }

    @objc private func lost() {
        window?.rootViewController?.present(MessageViewController(), animated: true) // expect: top-controller-walk-stops-short (warning) "window’s root"
    }
}

final class HomeViewController: UIViewController {
    @IBAction func open() { present(UINavigationController(rootViewController: SettingsViewController()), animated: true) }
}

final class SettingsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}

final class MessageViewController: UIViewController {
    @IBAction func leave() { dismiss(animated: true) }
}
