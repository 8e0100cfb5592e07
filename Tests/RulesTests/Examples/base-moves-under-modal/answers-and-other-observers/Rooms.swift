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
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(removed), name: .roomRemoved, object: nil)
    }

    @objc private func open() { navigationController?.pushViewController(RoomViewController(), animated: true) }

    @objc private func removed() { leave { self.view.setNeedsLayout() } }

    private func leave(_ done: @escaping () -> Void) { after { self.clear(done) } }
    private func after(_ work: @escaping () -> Void) { DispatchQueue.main.async(execute: work) }
    private func clear(_ done: @escaping () -> Void) { dismiss(animated: true, completion: done) }
}

final class RoomViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(removed), name: .roomRemoved, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(renamed), name: .roomRenamed, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(renewed), name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    @objc private func removed() {
        // ok: base-moves-under-modal — another observer of the notification dismisses all there is
        navigationController?.popToRootViewController(animated: true)
    }

    @objc private func renamed() {
        // expect: base-moves-under-modal "roomRenamed"
        navigationController?.popToRootViewController(animated: true)
    }

    @objc private func renewed() {
        if view.isHidden { ask() }
    }

    private func ask() {
        let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction.leave(page: self))
        present(alert, animated: true) // expect: presenter-is-busy (info) "willEnterForegroundNotification"
    }

    @objc private func zoom() { present(PhotoViewController(), animated: true) }
}

final class PhotoViewController: UIViewController {
    @IBAction private func close(_ sender: UIButton) { dismiss(animated: true) }
}

extension UIAlertAction {
    static func leave(page: UIViewController) -> UIAlertAction {
        UIAlertAction(title: "OK", style: .default) { _ in
            // ok: base-moves-under-modal — the answer to a question that comes up only where nothing is presented
            page.navigationController?.popViewController(animated: true)
        }
    }
}

final class Rooms {
    func changed() {
        NotificationCenter.default.post(name: .roomRemoved, object: nil)
        NotificationCenter.default.post(name: .roomRenamed, object: nil)
    }
}

extension Notification.Name {
    static let roomRemoved = Notification.Name("roomRemoved")
    static let roomRenamed = Notification.Name("roomRenamed")
}
