import UIKit

// Pages hold what they like: a stack in each of them is a stack of its own, as in tabs.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = PagesViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class PagesViewController: UIPageViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let first = UINavigationController(rootViewController: NewsViewController())
        setViewControllers([first], direction: .forward, animated: false) // ok: nested-navigation-stack — a page with a stack of its own
    }
}

final class NewsViewController: UIViewController {
    @objc private func open() { navigationController?.pushViewController(StoryViewController(), animated: true) }
}

/// A pushed screen that makes another stack its child.
final class StoryViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let notes = UINavigationController(rootViewController: NotesViewController())
        addChild(notes) // expect: nested-navigation-stack (warning)
        view.addSubview(notes.view)
        notes.didMove(toParent: self)
    }
}

final class NotesViewController: UIViewController {}
