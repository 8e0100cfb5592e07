import UIKit

// The answer stands in another file, in an extension.

final class KindStack: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self // ok: pop-gesture-delegate-unguarded — its answer, in another file, tests the depth
    }
}

final class RashStack: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self // expect: pop-gesture-delegate-unguarded (warning) "without a depth check"
    }
}
