import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = MainTabs()
    }
}

final class MainTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [HomeController(), ResultsController()]
        NotificationCenter.default.addObserver(self, selector: #selector(results), name: .showResults, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(home), name: .showHome, object: nil)
    }

    @objc private func results() {
        selectedIndex = 1 // ok: base-moves-under-modal — who posts it has closed the layer before
    }

    @objc private func home() {
        selectedIndex = 0 // expect: base-moves-under-modal "the base layer"
    }
}

final class HomeController: UIViewController {
    @IBAction func run() { present(RunController(), animated: true) }
}

final class RunController: UIViewController {
    func ended() {
        DispatchQueue.main.async {
            self.dismiss(animated: true) {
                NotificationCenter.default.post(name: .showResults, object: nil)
            }
        }
    }

    func failed() {
        NotificationCenter.default.post(name: .showHome, object: nil)
    }
}

final class ResultsController: UIViewController {}
