import UIKit

final class ListViewController: UIViewController {}
final class ItemViewController: UIViewController {}

final class LinkHandler {
    private let stack = UINavigationController()

    func open() {
        let list = ListViewController()
        let item = ItemViewController()
        stack.pushViewController(list, animated: false) // ok: controller-already-in-hierarchy — one after the other
        stack.pushViewController(item, animated: true) // ok: controller-already-in-hierarchy — another one
    }

    func openAtOnce() {
        let list = ListViewController()
        stack.setViewControllers([list, ItemViewController()], animated: false) // ok: controller-already-in-hierarchy — each once
    }

    func openTwice() {
        let item = ItemViewController()
        stack.pushViewController(item, animated: false)
        stack.pushViewController(item, animated: true) // expect: controller-already-in-hierarchy (error) "a second time"
    }
}
