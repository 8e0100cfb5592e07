import UIKit

final class QueueViewController: UIViewController {
    private var waiting: [UIViewController] = []

    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController == nil {
            super.present(viewControllerToPresent, animated: flag, completion: completion)
        } else {
            waiting.append(viewControllerToPresent)
        }
    }

    @objc private func showBoth() {
        present(FirstViewController(), animated: true)
        present(SecondViewController(), animated: true) // ok: presentation-dropped — the class keeps it until the first has gone
    }
}

final class PlainViewController: UIViewController {
    @objc private func showBoth() {
        present(FirstViewController(), animated: true)
        present(SecondViewController(), animated: true) // expect: presentation-dropped (warning) "right after “FirstViewController”"
    }
}

final class FirstViewController: UIViewController {}
final class SecondViewController: UIViewController {}
