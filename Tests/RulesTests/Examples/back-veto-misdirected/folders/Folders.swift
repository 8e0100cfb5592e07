import UIKit

// A folder takes the recognizer, answers for itself and pushes the next one: then it is asked while another screen is on top.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: RootViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class RootViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(FolderViewController(), animated: true)
    }
}

final class FolderViewController: UITableViewController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: pop-gesture-delegate-unguarded — what its own answer tests may be the depth
        navigationController?.interactivePopGestureRecognizer?.delegate = self
    }

    // expect: back-veto-misdirected (warning) "a screen that may not be on top"
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { mayLeave() }

    private func mayLeave() -> Bool { !isEditing }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(PageViewController(), animated: true)
    }
}

final class PageViewController: UIViewController {}
