import UIKit

// A page deep in a sheet, and presented on its own: its Back dismisses, which closes the whole sheet in one place and only itself in the other.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: DeskViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class DeskViewController: UIViewController {
    @objc private func begin() { present(UINavigationController(rootViewController: IntroViewController()), animated: true) }
    @objc private func details() { present(UINavigationController(rootViewController: DetailsViewController()), animated: true) }
}

final class IntroViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { dismiss(animated: true) }
    @objc private func more() { navigationController?.pushViewController(DetailsViewController(), animated: true) }
}

final class DetailsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: one-screen-two-ways (warning)
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { dismiss(animated: true) }
}
