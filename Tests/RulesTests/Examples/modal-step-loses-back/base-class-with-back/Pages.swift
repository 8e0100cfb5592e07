import UIKit

// A base class puts Cancel on every page. Where Back is given beside it, nothing is lost.

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
    @objc private func begin() { present(UINavigationController(rootViewController: NameViewController()), animated: true) }
    @objc private func beginOther() { present(UINavigationController(rootViewController: SizeViewController()), animated: true) }
}

class KindPageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: modal-step-loses-back — Back stays beside it
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.leftItemsSupplementBackButton = true
    }

    @objc func cancel() { dismiss(animated: true) }
}

final class NameViewController: KindPageViewController {
    @objc private func next() { navigationController?.pushViewController(StreetViewController(), animated: true) }
}

final class StreetViewController: KindPageViewController {
    @objc private func next() { navigationController?.pushViewController(CityViewController(), animated: true) }
}

final class CityViewController: KindPageViewController {}

class RudePageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: modal-step-loses-back (info)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc func cancel() { dismiss(animated: true) }
}

final class SizeViewController: RudePageViewController {
    @objc private func next() { navigationController?.pushViewController(ColourViewController(), animated: true) }
}

final class ColourViewController: RudePageViewController {
    @objc private func next() { navigationController?.pushViewController(ShapeViewController(), animated: true) }
}

final class ShapeViewController: RudePageViewController {}
