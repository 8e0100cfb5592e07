import UIKit

// A screen's own containers are up already, whatever they are called.

final class BoardViewController: UIViewController {
    @objc private func showTabs() {
        guard let tabs = tabBarController else { return }
        present(tabs, animated: true) // expect: controller-already-in-hierarchy (error) "own container"
    }

    @objc private func showSplit() {
        present(splitViewController!, animated: true) // expect: controller-already-in-hierarchy (error) "own container"
    }

    @objc private func showParent() {
        guard let parent else { return }
        show(parent, sender: self) // expect: controller-already-in-hierarchy (error) "own container"
    }

    @objc private func showRoot() {
        guard let root = view.window?.rootViewController else { return }
        present(root, animated: true) // expect: controller-already-in-hierarchy (error) "own container"
    }

    @objc private func showOther() {
        let tabBarController = UITabBarController()
        present(tabBarController, animated: true) // ok: controller-already-in-hierarchy — a local of that name
    }
}

final class WrapViewController: UIViewController {
    @objc private func adapt() {
        let page = PageViewController()
        let stack = UINavigationController(rootViewController: page)
        stack.isToolbarHidden = false
        show(page, sender: self) // expect: controller-already-in-hierarchy (error) "is already inside “UINavigationController”"
    }

    @objc private func fill() {
        let page = PageViewController()
        let stack = UINavigationController(rootViewController: page)
        stack.isToolbarHidden = false
        splitViewController?.showDetailViewController(page, sender: self) // expect: controller-already-in-hierarchy (error) "is already inside “UINavigationController”"
    }

    @objc private func set() {
        let page = PageViewController()
        let stack = UINavigationController(rootViewController: page)
        stack.isToolbarHidden = false
        splitViewController?.setViewController(page, for: .secondary) // expect: controller-already-in-hierarchy (error) "is already inside “UINavigationController”"
    }

    @objc private func right() {
        let page = PageViewController()
        let stack = UINavigationController(rootViewController: page)
        splitViewController?.setViewController(stack, for: .secondary) // ok: controller-already-in-hierarchy — the stack itself
    }
}

final class PageViewController: UIViewController {}
