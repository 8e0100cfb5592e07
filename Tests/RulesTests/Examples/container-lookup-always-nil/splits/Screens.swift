import UIKit

// A split that is not around the sheet that asks for it.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: ListViewController()), UINavigationController(rootViewController: ItemViewController())]
        window.rootViewController = split
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class ListViewController: UIViewController {
    @objc private func filter() { present(UINavigationController(rootViewController: FilterViewController()), animated: true) }

    @objc private func hide() {
        splitViewController?.preferredDisplayMode = .secondaryOnly // ok: container-lookup-always-nil — a column of the split
    }
}

final class ItemViewController: UIViewController {}

final class FilterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Apply", style: .plain, target: self, action: #selector(apply))
    }

    @objc private func cancel() { dismiss(animated: true) }

    @objc private func apply() {
        splitViewController?.preferredDisplayMode = .secondaryOnly // expect: container-lookup-always-nil (warning) "where splitViewController is nil"
        dismiss(animated: true)
    }
}
