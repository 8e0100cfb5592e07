import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = HomeViewController()
        return true
    }
}

final class HomeViewController: UIViewController {
    @objc private func book() { present(UINavigationController(rootViewController: DatesViewController()), animated: true) }
}

final class DatesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: modal-step-loses-back — the first page
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
    @objc private func next() { navigationController?.pushViewController(GuestsViewController(), animated: true) }
}

final class GuestsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: modal-step-loses-back "replaces Back"
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
    @objc private func next() { navigationController?.pushViewController(MealsViewController(), animated: true) }
}

final class MealsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: modal-step-loses-back — on the trailing side, beside Back
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
    @objc private func next() { navigationController?.pushViewController(ThanksViewController(), animated: true) }
}

final class ThanksViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        // ok: modal-step-loses-back — the last page: Done closes the whole on purpose
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
    }

    @objc private func finish() { dismiss(animated: true) }
}
