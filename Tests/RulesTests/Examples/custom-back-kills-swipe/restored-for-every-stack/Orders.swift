import UIKit

final class OrdersViewController: UIViewController {
    func open() { navigationController?.pushViewController(OrderViewController(), animated: true) }
}

final class OrderViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: custom-back-kills-swipe — another file restores the gesture for every stack
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(goBack))
    }

    @objc private func goBack() { navigationController?.popViewController(animated: true) }
}
