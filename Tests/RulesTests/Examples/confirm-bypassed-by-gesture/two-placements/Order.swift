import UIKit

final class OrdersViewController: UIViewController {
    @objc private func add() {
        let order = OrderViewController()
        if traitCollection.horizontalSizeClass == .regular {
            present(UINavigationController(rootViewController: order), animated: true)
        } else {
            navigationController?.pushViewController(order, animated: true)
        }
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: OrdersViewController())
        return true
    }
}

final class OrderViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
    private var isDirty = false

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.presentationController?.delegate = self
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { !isDirty }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { // expect: confirm-bypassed-by-gesture "Back where it is pushed"
        let alert = UIAlertController(title: "Discard the order?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
        present(alert, animated: true)
    }
}
