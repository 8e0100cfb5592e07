import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let shield = Shield()
    private var screens: Screens?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = DeskViewController()
        if let window { screens = Screens(window: window) }
    }

    func sceneWillResignActive(_ scene: UIScene) {
        shield.cover.start()
        screens?.lock()
    }
}

final class Shield {
    private let raised = UIWindow()
    private(set) lazy var cover: Cover = { Cover(window: raised) }()

    init() { raised.windowLevel = UIWindow.Level.statusBar + 1 }
}

final class Cover {
    private let window: UIWindow

    init(window: UIWindow) { self.window = window }

    func start() {
        // ok: base-moves-under-modal — the window it is handed lies above the app's
        window.rootViewController = CoverViewController()
        window.isHidden = false
    }
}

final class Screens {
    private let window: UIWindow

    init(window: UIWindow) { self.window = window }

    func lock() {
        // expect: base-moves-under-modal "is left behind"
        window.rootViewController = CoverViewController()
    }
}

/// The scene of a second display.
final class WallSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        NotificationCenter.default.addObserver(self, selector: #selector(wallChanged), name: .wallChanged, object: nil)
    }

    @objc private func wallChanged() { prepare() }

    private func prepare() {
        guard window == nil else { return }
        window = WallWindow(frame: .zero)
        // ok: base-moves-under-modal — there was no window
        window?.rootViewController = CoverViewController()
        window?.makeKeyAndVisible()
    }
}

final class WallWindow: UIWindow {}

final class DeskViewController: UIViewController {
    @objc private func open() { present(DrawerViewController(), animated: true) }
}

final class DrawerViewController: UIViewController {
    @IBAction private func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class CoverViewController: UIViewController {}

extension Notification.Name {
    static let wallChanged = Notification.Name("wallChanged")
}
