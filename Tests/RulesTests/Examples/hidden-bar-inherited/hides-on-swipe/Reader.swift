import UIKit

final class ArticleViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.hidesBarsOnSwipe = true // expect: hidden-bar-inherited (warning) "hide by itself"
    }

    @IBAction func comments(_ sender: Any) { navigationController?.pushViewController(CommentsViewController(), animated: true) }
}

final class CommentsViewController: UIViewController {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: ArticleViewController())
    }
}
