import UIKit

extension UIViewController {
    func embed(_ child: UIViewController, in container: UIView) {
        // edge: embed BoardViewController → ColumnViewController likely
        // edge: embed BoardViewController → LegendViewController likely
        addChild(child)
        container.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func put(into host: UIViewController) {
        host.addChild(self) // edge: embed BoardViewController → FooterViewController likely
        host.view.addSubview(view)
    }
}

final class BoardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        embed(ColumnViewController(), in: view)
        let legend = LegendViewController()
        embed(legend, in: view)
        FooterViewController().put(into: self)
    }
}

final class ColumnViewController: UIViewController {} // screen: ColumnViewController closed
final class LegendViewController: UIViewController {} // screen: LegendViewController closed
final class FooterViewController: UIViewController {} // screen: FooterViewController closed
