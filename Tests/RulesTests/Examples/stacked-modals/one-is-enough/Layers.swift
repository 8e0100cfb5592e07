import UIKit

// With `maxDepth` set to one the second layer is one too many.

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

class SheetViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}

final class DeskViewController: UIViewController {
    @objc private func compose() {
        present(UINavigationController(rootViewController: LetterViewController()), animated: true) // ok: stacked-modals — the first one
    }
}

final class LetterViewController: SheetViewController {
    @objc private func address() {
        present(UINavigationController(rootViewController: PeopleViewController()), animated: true) // expect: stacked-modals (info) "modal layer 2"
    }
}

final class PeopleViewController: SheetViewController {}
