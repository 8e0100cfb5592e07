import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    }
}

final class HomeViewController: UIViewController {
    @IBAction func page() {
        present(UINavigationController(rootViewController: PageViewController()), animated: true)
    }

    @IBAction func picture() {
        present(UINavigationController(rootViewController: PictureViewController()), animated: true)
    }
}

/// Its fields stand in the xib.
final class PageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(close(_:)))
        // expect: edits-lost-on-swipe-dismiss
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(close(_:)))
    }

    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}

/// Nothing to type in.
final class PictureViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(close(_:)))
        // ok: edits-lost-on-swipe-dismiss — its xib has no field
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(close(_:)))
    }

    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}
