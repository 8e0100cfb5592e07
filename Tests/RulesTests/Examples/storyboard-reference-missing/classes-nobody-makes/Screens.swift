import UIKit

final class OldViewController: UIViewController {
    func next() {
        // ok: storyboard-reference-missing — nothing makes this controller
        let next = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Start")
        present(next, animated: true)
    }
}

final class NewViewController: UIViewController {
    @objc func next() {
        // expect: storyboard-reference-missing "no scene “Start”"
        let next = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Start")
        present(next, animated: true)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = NewViewController()
    }
}
