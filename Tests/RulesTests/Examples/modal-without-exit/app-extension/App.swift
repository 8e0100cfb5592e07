import UIKit

final class HomeViewController: UIViewController {
    @objc private func showMap() {
        let map = MapViewController()
        map.modalPresentationStyle = .fullScreen
        present(map, animated: true) // expect: modal-without-exit "“MapViewController”"
    }
}

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = HomeViewController()
    }
}
