import UIKit

/// A chevron that turns a page of the calendar.
final class MonthViewController: BarlessViewController {
    private let previous = UIButton()
    private var month = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        previous.setImage(UIImage(systemName: "chevron.left"), for: .normal)
        previous.addTarget(self, action: #selector(turn), for: .touchUpInside) // ok: custom-back-kills-swipe — it leads nowhere
    }

    @objc private func turn() { month -= 1 }
}

/// Here the swipe works: the screen gives the gesture a delegate that looks at the depth.
final class ReaderViewController: BarlessViewController, UIGestureRecognizerDelegate {
    private let arrow = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        arrow.setTitle("Back", for: .normal)
        arrow.addTarget(self, action: #selector(leave), for: .touchUpInside) // ok: custom-back-kills-swipe — the swipe is given back
        navigationController?.interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        (navigationController?.viewControllers.count ?? 0) > 1
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}

/// The button is the view of a bar item, and told with that: once.
final class ItemViewController: UIViewController {
    private let arrow = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        arrow.setImage(UIImage(named: "back"), for: .normal)
        arrow.addTarget(self, action: #selector(leave), for: .touchUpInside) // ok: custom-back-kills-swipe — the item tells it
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: arrow) // expect: custom-back-kills-swipe "ItemViewController"
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}
