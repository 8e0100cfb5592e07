import UIKit

final class OldViewController: UIViewController {
    func next() {
        // Nothing makes this controller.
        // expect: storyboard-reference-missing (info) "no scene “Start”"
        let next = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Start")
        present(next, animated: true)
    }
}

final class OwnMakerViewController: UIViewController {
    // Only the class itself names it: nobody calls this.
    class func fromStoryboard() -> OwnMakerViewController {
        // expect: storyboard-reference-missing (info) "no storyboard “Own”"
        UIStoryboard(name: "Own", bundle: nil).instantiateViewController(withIdentifier: "Own") as! OwnMakerViewController
    }
}

final class CalledMakerViewController: UIViewController {
    class func fromStoryboard() -> CalledMakerViewController {
        // expect: storyboard-reference-missing (error) "no storyboard “Called”"
        UIStoryboard(name: "Called", bundle: nil).instantiateViewController(withIdentifier: "Called") as! CalledMakerViewController
    }
}

final class NewViewController: UIViewController {
    @objc func called() {
        present(CalledMakerViewController.fromStoryboard(), animated: true)
    }

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
