import UIKit

/// The stack decides for each screen.
final class BarStack: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        setNavigationBarHidden(viewController is HomeViewController, animated: animated)
    }
}

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.setNavigationBarHidden(true, animated: false)
    }

    @IBAction func open(_ sender: Any) {
        navigationController?.pushViewController(NewsViewController(), animated: true) // ok: hidden-bar-inherited — the stack shows the bar
    }
}

final class NewsViewController: UIViewController {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = BarStack(rootViewController: HomeViewController())
    }

    func showGallery() {
        let stack = UINavigationController(rootViewController: GalleryViewController())
        stack.isNavigationBarHidden = true
        window?.rootViewController?.present(stack, animated: true)
    }
}

final class GalleryViewController: UIViewController {
    @IBAction func open(_ sender: Any) {
        navigationController?.pushViewController(PictureViewController(), animated: true) // expect: hidden-bar-inherited (warning) "made with its navigation bar hidden"
    }

    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}

final class PictureViewController: UIViewController {}
