import UIKit

// The last column, and what stands on top of a stack or above it.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let split = UISplitViewController()
        split.viewControllers = [
            UINavigationController(rootViewController: FolderViewController()), UINavigationController(rootViewController: LetterViewController()),
        ]
        window.rootViewController = split
        window.makeKeyAndVisible()
        self.window = window
    }

    func letter() -> LetterViewController? {
        let split = window?.rootViewController as? UISplitViewController
        return split?.viewControllers.last as? LetterViewController // expect: stale-hierarchy-cast (warning) "“last” is never “LetterViewController”"
    }

    func stack() -> UINavigationController? {
        let split = window?.rootViewController as? UISplitViewController
        return split?.viewControllers.last as? UINavigationController // ok: stale-hierarchy-cast — both columns are stacks
    }
}

final class FolderViewController: UIViewController {
    private func top() {
        // expect: stale-hierarchy-cast (warning) "which stands only elsewhere"
        let letter = navigationController?.topViewController as? StampViewController
        letter?.lick()
    }

    private func page() {
        let page = navigationController?.topViewController as? PageViewController // ok: stale-hierarchy-cast — pushed onto this stack too
        page?.turn()
    }

    @objc private func open() { navigationController?.pushViewController(PageViewController(), animated: true) }
    @objc private func peek() { present(UINavigationController(rootViewController: PageViewController()), animated: true) }
}

final class PageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }

    @objc private func done() {
        if presentingViewController != nil { dismiss(animated: true) } else { navigationController?.popViewController(animated: true) }
    }

    func turn() {}
}

final class LetterViewController: UIViewController {
    @objc private func addStamp() {
        present(UINavigationController(rootViewController: StampViewController()), animated: true)
    }

    func lick() {
        let stamp = presentedViewController as? StampViewController // expect: stale-hierarchy-cast (warning) "never succeeds"
        stamp?.lick()
    }
}

final class StampViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }

    @objc private func done() { dismiss(animated: true) }
    func lick() {}
}
