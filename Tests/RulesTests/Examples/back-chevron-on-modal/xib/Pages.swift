import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = HomeViewController()
    }
}

final class HomeViewController: UIViewController {
    @IBAction func page() {
        let page = PageViewController()
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true)
    }
}

final class PageViewController: UIViewController {
    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}
