import UIKit

/// Pushed unless it is the first, where a push never puts it.
final class FeedCoordinator {
    private let stack = UINavigationController(rootViewController: FeedsViewController())

    func select() {
        if stack.viewControllers.first is TimelineViewController { // expect: repeated-push (warning) "pushes it again"
            return
        } else {
            stack.pushViewController(TimelineViewController(), animated: true)
        }
    }

    func selectNext() {
        // ok: repeated-push — the whole stack is asked
        if stack.viewControllers.contains(where: { $0 is TimelineViewController }) {
            return
        } else {
            stack.pushViewController(TimelineViewController(), animated: true)
        }
    }

    func selectOther() {
        if stack.viewControllers.first is FeedsViewController { // ok: repeated-push — the class that is pushed is another
            return
        } else {
            stack.pushViewController(TimelineViewController(), animated: true)
        }
    }

    func selectRightly() {
        if stack.topViewController is TimelineViewController { // ok: repeated-push — a push puts it on top
            return
        } else {
            stack.pushViewController(TimelineViewController(), animated: true)
        }
    }
}

final class FeedsViewController: UIViewController {}
final class TimelineViewController: UIViewController {}
