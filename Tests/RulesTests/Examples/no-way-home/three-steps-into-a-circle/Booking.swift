import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        return true
    }
}

final class HomeViewController: UIViewController {
    @IBAction func book() {
        navigationController?.pushViewController(DatesViewController(), animated: true) // expect: no-way-home "From “DatesViewController” no way leads home"
    }

    @IBAction func ask() {
        navigationController?.pushViewController(ChatViewController(), animated: true) // ok: no-way-home — its second page leads back to the root
    }
}

/// A step without Back, which leads on.
final class DatesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(next(_:)))
    }

    @objc private func next(_ sender: Any) { navigationController?.pushViewController(RoomViewController(), animated: true) }
}

final class RoomViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(next(_:)))
    }

    @objc private func next(_ sender: Any) { navigationController?.pushViewController(PaymentViewController(), animated: true) }
}

/// It can be left, but only for the step before.
final class PaymentViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Another room", style: .plain, target: self, action: #selector(change))
    }

    @objc private func change() { navigationController?.popViewController(animated: true) }
}

final class ChatViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(next(_:)))
    }

    @objc private func next(_ sender: Any) { navigationController?.pushViewController(RatingViewController(), animated: true) }
}

final class RatingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }

    @objc private func done() { navigationController?.popToRootViewController(animated: true) }
}
