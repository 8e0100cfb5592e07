import UIKit

final class OldViewController: UIViewController {
    func next() {
        // Nothing makes this controller.
        // expect: storyboard-reference-missing (info) "no scene “Start”"
        let next = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Start")
        present(next, animated: true)
    }
}

final class NewViewController: UIViewController {
    @objc func next() {
        // expect: storyboard-reference-missing (error) "no scene “Start”"
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
