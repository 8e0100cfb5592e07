import UIKit

/// The stored delegate for the root, none above it.
final class DepthStack: UINavigationController, UINavigationControllerDelegate {
    private var original: UIGestureRecognizerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        original = interactivePopGestureRecognizer?.delegate
        delegate = self
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        if viewControllers.count > 1 {
            interactivePopGestureRecognizer?.delegate = nil // ok: pop-gesture-delegate-unguarded — only above the root
        } else {
            interactivePopGestureRecognizer?.delegate = original // ok: pop-gesture-delegate-unguarded — the system's own at the root
        }
    }
}

/// Off while a transition runs, on again afterwards.
final class CalmStack: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        interactivePopGestureRecognizer?.isEnabled = false // ok: pop-gesture-delegate-unguarded — on again when it has ended
        super.pushViewController(viewController, animated: animated)
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        interactivePopGestureRecognizer?.isEnabled = true
    }
}

/// The recognizer is let go of with the stack.
final class TidyStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self // ok: pop-gesture-delegate-unguarded — asks for the depth
    }

    deinit {
        interactivePopGestureRecognizer?.delegate = nil // ok: pop-gesture-delegate-unguarded — there is no stack any more
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
}
