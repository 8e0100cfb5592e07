import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: RoomsViewController())]
        window?.rootViewController = tabs
    }
}

final class RoomsViewController: UIViewController {
    @objc private func open() { navigationController?.pushViewController(RoomViewController(), animated: true) }
    @objc private func look() { navigationController?.pushViewController(HallViewController(), animated: true) }
}

final class RoomViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(self, selector: #selector(removed), name: .roomRemoved, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self, name: .roomRemoved, object: nil)
    }

    @objc private func removed() {
        // ok: base-moves-under-modal — what covers the screen takes its observer off, and nothing else is presented
        navigationController?.popToRootViewController(animated: true)
    }

    @objc private func zoom() {
        let photo = PhotoViewController()
        photo.modalPresentationStyle = .fullScreen
        present(photo, animated: true)
    }
}

final class HallViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(self, selector: #selector(removed), name: .roomRemoved, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func removed() {
        // expect: base-moves-under-modal "roomRemoved"
        navigationController?.popToRootViewController(animated: true)
    }

    /// A sheet leaves what is under it in place.
    @objc private func zoom() { present(PhotoViewController(), animated: true) }
}

final class PhotoViewController: UIViewController {
    @IBAction private func close(_ sender: UIButton) { dismiss(animated: true) }
}

extension Notification.Name {
    static let roomRemoved = Notification.Name("roomRemoved")
}
