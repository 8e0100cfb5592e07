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
        // Both causes stand here: it is never given back, and it answers for itself while a page is above it. The first is told.
        // expect: pop-gesture-delegate-unguarded (info) "never gives it back"
        navigationController?.interactivePopGestureRecognizer?.delegate = self
    }

    // ok: back-veto-misdirected — told once, at the line that takes the recognizer
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { !isEditing }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(PageViewController(), animated: true)
    }
}

final class PageViewController: UIViewController {}
