import UIKit

/// One known call: the segue is that call.
final class SlideSegue: UIStoryboardSegue {
    override func perform() {
        let transition = CATransition()
        source.view.layer.add(transition, forKey: nil)
        source.navigationController?.pushViewController(destination, animated: false) // edge: none
    }
}

/// One call or another: which cannot be told from here.
final class SwapSegue: UIStoryboardSegue {
    override func perform() {
        if let stack = source.navigationController {
            stack.setViewControllers([destination], animated: false) // edge: none
        } else {
            source.present(destination, animated: true) // edge: none
        }
    }
}

final class StartPageViewController: UIViewController {}
final class GreenPageViewController: UIViewController {}
final class BluePageViewController: UIViewController {}
final class GreyPageViewController: UIViewController {}
