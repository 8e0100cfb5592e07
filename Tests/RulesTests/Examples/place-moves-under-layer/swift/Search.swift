import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: ListViewController())
        return true
    }
}

final class ListViewController: UIViewController {
    @IBAction func filter() { present(UINavigationController(rootViewController: FilterViewController()), animated: true) }
    @IBAction func sort() { present(UINavigationController(rootViewController: SortViewController()), animated: true) }
}

final class FilterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Apply", style: .plain, target: self, action: #selector(apply))
    }

    @objc private func close() { dismiss(animated: true) }
    @objc private func apply() {
        let below = presentingViewController as? UINavigationController
        below?.pushViewController(ResultViewController(), animated: true) // expect: place-moves-under-layer "moves what lies under it to “ResultViewController”"
    }
}

final class SortViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Apply", style: .plain, target: self, action: #selector(apply))
    }

    @objc private func close() { dismiss(animated: true) }
    @objc private func apply() {
        let below = presentingViewController as? UINavigationController
        dismiss(animated: true) {
            below?.pushViewController(ResultViewController(), animated: true) // ok: place-moves-under-layer — once the layer is gone
        }
    }
}

final class ResultViewController: UIViewController {}
