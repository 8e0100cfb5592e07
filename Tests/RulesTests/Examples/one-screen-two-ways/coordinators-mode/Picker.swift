import UIKit

enum ShopMode { case first, change }

final class ShopCoordinator {
    private let stack: UINavigationController
    private let mode: ShopMode

    init(stack: UINavigationController, mode: ShopMode) {
        self.stack = stack
        self.mode = mode
    }

    func start() {
        let picker = ShopPickerViewController(mode: mode)
        switch mode {
        case .first: stack.pushViewController(picker, animated: true)
        case .change: stack.present(UINavigationController(rootViewController: picker), animated: true)
        }
    }
}

final class ShopPickerViewController: UIViewController {
    private let mode: ShopMode

    init(mode: ShopMode) {
        self.mode = mode
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: one-screen-two-ways — the mode that decides how it is shown decides how it goes
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Use", style: .done, target: self, action: #selector(use))
    }

    @objc private func use() {
        switch mode {
        case .first: break
        case .change: dismiss(animated: true)
        }
    }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: StartViewController())
        return true
    }
}

final class StartViewController: UIViewController {
    private var coordinator: ShopCoordinator?

    @objc private func begin() {
        guard let navigationController else { return }
        coordinator = ShopCoordinator(stack: navigationController, mode: .first)
        coordinator?.start()
    }

    @objc private func openRates() { navigationController?.pushViewController(RatesViewController(mode: .first), animated: true) }

    @objc private func showRates() { present(UINavigationController(rootViewController: RatesViewController(mode: .change)), animated: true) }
}

final class RatesViewController: UIViewController {
    init(mode: ShopMode) { super.init(nibName: nil, bundle: nil) }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem( // expect: one-screen-two-ways "only dismisses"
            title: "Done", style: .done, target: self, action: #selector(finish))
    }

    @objc private func finish() { dismiss(animated: true) }
}
