import UIKit

final class MenuViewController: UIViewController {}
final class DetailViewController: UIViewController {}

final class TrailViewController: UIViewController {
    private lazy var menu = MenuViewController()
    private lazy var help = MenuViewController()
    private let detail = DetailViewController()

    /// What is found in the very stack, in many ways.
    @objc func home() {
        guard let stack = navigationController else { return }
        if let menu = stack.viewControllers.last(where: { $0 is MenuViewController }) {
            stack.popToViewController(menu, animated: true) // ok: controller-already-in-hierarchy — found in the stack
        }
        for element in stack.viewControllers.reversed() where element is DetailViewController {
            stack.popToViewController(element, animated: true) // ok: controller-already-in-hierarchy — an element of the stack
        }
        if let index = stack.viewControllers.firstIndex(of: self), index > 0 {
            stack.popToViewController(stack.viewControllers[index - 1], animated: true) // ok: controller-already-in-hierarchy — the one before
        }
    }

    @objc func first() {
        let target = navigationController?.viewControllers.first { $0 is MenuViewController } ?? MenuViewController()
        navigationController?.popToViewController(target, animated: true) // expect: controller-already-in-hierarchy (warning) "stands in for a target"
    }

    /// In a place where something is presented, such a fallback is only odd.
    @objc func show() {
        let target = storyboard?.instantiateInitialViewController() ?? UIViewController()
        present(target, animated: true) // ok: controller-already-in-hierarchy — a new one can be presented
    }

    /// Kept, and presented as it is: UIKit lets go of it each time.
    @objc func openMenu() {
        menu.modalPresentationStyle = .popover
        present(menu, animated: true) // ok: controller-already-in-hierarchy — kept without a wrapper
    }

    /// Wrapped by code that runs once.
    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }

    private func setUp() { embed() }

    private func embed() {
        let stack = UINavigationController(rootViewController: detail)
        splitViewController?.showDetailViewController(stack, sender: nil) // ok: controller-already-in-hierarchy — runs once
    }

    /// Wrapped anew with each tap.
    @objc func openHelp() {
        present(UINavigationController(rootViewController: help), animated: true) // expect: controller-already-in-hierarchy (info) "keeps one controller"
    }
}

/// Shows the page inside itself: on the stack stands the loader.
final class LoaderViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let page = PageViewController()
        addChild(page)
        view.addSubview(page.view)
    }
}

final class PageViewController: UIViewController {
    @objc func finish() {
        navigationController?.popToViewController(self, animated: true) // expect: controller-already-in-hierarchy (error) "can be a child"
    }

    @objc func finishWithCare() {
        guard let stack = navigationController, stack.viewControllers.contains(self) else { return }
        stack.popToViewController(self, animated: true) // ok: controller-already-in-hierarchy — the stack is asked first
    }
}

final class LinksViewController: UIViewController {
    @objc func page() { navigationController?.pushViewController(PageViewController(), animated: true) }
    @objc func loader() { navigationController?.pushViewController(LoaderViewController(), animated: true) }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: LinksViewController())
    }
}
