import UIKit

class SheetViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeSheet))
    }
    @objc func closeSheet() {
        dismiss(animated: true) // edge: dismiss SheetViewController → ?
    }
}

final class WaterViewController: SheetViewController {}

/// Overrides what the base class's item does.
final class FireViewController: SheetViewController {
    override func closeSheet() {
        navigationController?.popViewController(animated: true) // edge: pop FireViewController → ?
    }
}

final class ElementsViewController: UIViewController {
    func openWater() {
        present(UINavigationController(rootViewController: WaterViewController()), animated: true) // edge: present ElementsViewController → WaterViewController in UINavigationController
    }
    func openFire() {
        navigationController?.pushViewController(FireViewController(), animated: true) // edge: push ElementsViewController → FireViewController
    }
}
