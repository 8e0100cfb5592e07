import UIKit

/// It answers whether a touch is received, and hands the question whether to begin to the original delegate.
final class TouchDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var stack: UINavigationController?
    weak var original: UIGestureRecognizerDelegate?

    override func forwardingTarget(for selector: Selector!) -> Any? { original }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if let stack, stack.isNavigationBarHidden, stack.viewControllers.count > 1 { return true }
        return original?.gestureRecognizer?(recognizer, shouldReceive: touch) ?? false
    }
}

final class ReaderStack: UINavigationController {
    private let touches = TouchDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        touches.original = interactivePopGestureRecognizer?.delegate
        touches.stack = self
        interactivePopGestureRecognizer?.delegate = touches // expect: pop-gesture-delegate-unguarded (info) "leaves it to the original one"
    }
}

/// It forwards too, but says itself when a swipe may begin.
final class DepthDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var stack: UINavigationController?
    weak var original: UIGestureRecognizerDelegate?

    override func forwardingTarget(for selector: Selector!) -> Any? { original }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { (stack?.viewControllers.count ?? 0) > 1 }
}

final class PhotoStack: UINavigationController {
    private let depth = DepthDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        depth.original = interactivePopGestureRecognizer?.delegate
        depth.stack = self
        interactivePopGestureRecognizer?.delegate = depth // ok: pop-gesture-delegate-unguarded — it answers itself
    }
}
