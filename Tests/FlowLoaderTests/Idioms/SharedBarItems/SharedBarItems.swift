import UIKit

extension UIBarButtonItem {
    static func close(_ target: Any?, _ action: Selector) -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .close, target: target, action: action)
    }
    convenience init(closing target: AnyObject, action: Selector) {
        self.init(image: UIImage(systemName: "xmark"), style: .plain, target: target, action: action)
    }
}

enum BarItems {
    static func done(for controller: UIViewController) -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak controller] _ in controller?.dismiss(animated: true) })
    }
}

final class SkyViewController: UIViewController {
    func openCloud() {
        present(UINavigationController(rootViewController: CloudViewController()), animated: true) // edge: present SkyViewController → CloudViewController in UINavigationController
    }
    func openRain() {
        present(UINavigationController(rootViewController: RainViewController()), animated: true) // edge: present SkyViewController → RainViewController in UINavigationController
    }
}

final class CloudViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = .close(self, #selector(close))
    }
    @objc private func close() { dismiss(animated: true) }
}

final class RainViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = BarItems.done(for: self)
    }
}

final class SnowViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(closing: self, action: #selector(close))
    }
    @objc private func close() { navigationController?.popViewController(animated: true) }
}
