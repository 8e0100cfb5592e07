import UIKit

// Who shows a detail without a split, a stack where a screen is wanted, and who answers for it.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = StartViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class StartViewController: UIViewController {
    @objc private func openItem() {
        showDetailViewController(ItemViewController(), sender: self) // expect: show-becomes-modal (warning) "finds no"
    }

    @objc private func openStack() { present(UINavigationController(rootViewController: ShelfViewController()), animated: true) }
}

final class ShelfViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }

    @objc private func openItem() {
        // expect: show-becomes-modal (warning) "is a navigation controller"
        show(UINavigationController(rootViewController: ItemViewController()), sender: self)
    }

    @objc private func openForm() {
        // ok: show-becomes-modal — its root has Cancel: meant as a modal
        show(UINavigationController(rootViewController: FormViewController()), sender: self)
    }
}

final class ItemViewController: UIViewController {}

final class FormViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
}
