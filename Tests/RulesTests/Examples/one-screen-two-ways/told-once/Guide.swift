import UIKit

// What the screen's two ways explain is told of the screen alone, not of each place.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: HomeViewController()),
            UINavigationController(rootViewController: TipsViewController()),
        ]
        window?.rootViewController = tabs
    }

    // expect: cold-launch-link-dropped
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        let stack = UINavigationController(rootViewController: GuideViewController())
        stack.modalPresentationStyle = .fullScreen
        // expect: top-controller-walk-stops-short
        // ok: deep-link-without-exit — told at the exit, of both ways
        window?.rootViewController?.present(stack, animated: true)
    }
}

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Guide", style: .plain, target: self, action: #selector(openGuide)),
            UIBarButtonItem(title: "Topics", style: .plain, target: self, action: #selector(openTopics)),
            UIBarButtonItem(title: "Chapter", style: .plain, target: self, action: #selector(openChapter)),
            UIBarButtonItem(title: "Tips", style: .plain, target: self, action: #selector(openTips)),
        ]
    }

    @objc private func openGuide() { navigationController?.pushViewController(GuideViewController(), animated: true) }
    @objc private func openTopics() { present(UINavigationController(rootViewController: TopicsViewController()), animated: true) }
    @objc private func openChapter() { present(UINavigationController(rootViewController: ChapterViewController()), animated: true) }
    @objc private func openTips() { navigationController?.pushViewController(TipsViewController(), animated: true) }
    @objc private func presentTips() { present(UINavigationController(rootViewController: TipsViewController()), animated: true) }
}

final class GuideViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: one-screen-two-ways "only pops"
            title: "Close", style: .plain, target: self, action: #selector(leave))
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}

final class TopicsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Chapter", style: .plain, target: self, action: #selector(open))
    }

    @objc private func leave() { dismiss(animated: true) }
    @objc private func open() { navigationController?.pushViewController(ChapterViewController(), animated: true) }
}

final class ChapterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: one-screen-two-ways "only dismisses"
            title: "Back", style: .plain, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}

final class TipsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: one-screen-two-ways "only pops"
            title: "Close", style: .plain, target: self, action: #selector(leave))
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}
