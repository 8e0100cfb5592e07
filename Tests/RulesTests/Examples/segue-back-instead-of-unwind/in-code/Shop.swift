import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    }
}

final class HomeViewController: UIViewController {
    @objc func open() { navigationController?.pushViewController(ItemViewController(), animated: true) }
}

final class ItemViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Similar", style: .plain, target: self, action: #selector(similar))
    }

    @objc func back() {
        navigationController?.pushViewController(HomeViewController(), animated: true) // expect: segue-back-instead-of-unwind "opens a new “HomeViewController”"
    }

    @objc func similar() {
        navigationController?.pushViewController(ItemViewController(), animated: true) // ok: segue-back-instead-of-unwind — content of its kind
    }
}
