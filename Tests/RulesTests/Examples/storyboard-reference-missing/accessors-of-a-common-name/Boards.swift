import UIKit

extension UIStoryboard {
    // Another type's “main” is not this one.
    class var main: UIStoryboard { UIStoryboard(name: "Main", bundle: Bundle.main) } // expect: storyboard-reference-missing (info) "Main"
}

final class MenuViewController: UIViewController {
    @IBAction func reload(_ sender: UIButton) {
        DispatchQueue.main.async { self.view.setNeedsLayout() }
    }
}
