import UIKit

// A transition of the app's own may look like a push.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    }
}

final class HomeViewController: UIViewController {
    private let slide = SlideTransition()

    @IBAction func info() {
        let stack = UINavigationController(rootViewController: InfoViewController())
        stack.modalPresentationStyle = .custom
        stack.transitioningDelegate = slide
        present(stack, animated: true)
    }
}

final class SlideTransition: NSObject, UIViewControllerTransitioningDelegate {}

final class InfoViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: back-chevron-on-modal (info)
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}
