import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let updates = Updates()
    private let notices = Notices()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = DeskViewController()
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        updates.check(for: window?.rootViewController)
        notices.check(for: window?.rootViewController)
    }
}

final class Updates {
    func check(for host: UIViewController?) { watch(host) }

    private func watch(_ host: UIViewController?) {
        NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { [weak self] _ in
            guard self != nil else { return }
            let isPresenting = host?.presentedViewController != nil
            guard isPresenting == false else { return }
            // ok: top-controller-walk-stops-short — the same closure asks first
            host?.present(NoteViewController(), animated: true)
        }
    }
}

final class Notices {
    func check(for host: UIViewController?) { watch(host) }

    private func watch(_ host: UIViewController?) {
        NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil) { [weak self] _ in
            guard self != nil else { return }
            // expect: top-controller-walk-stops-short "window’s root"
            host?.present(NoteViewController(), animated: true)
        }
    }
}

final class DeskViewController: UIViewController {
    @objc private func open() { present(DrawerViewController(), animated: true) }
}

final class DrawerViewController: UIViewController {
    @IBAction private func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class NoteViewController: UIViewController {
    @IBAction private func close(_ sender: UIButton) { dismiss(animated: true) }
}
