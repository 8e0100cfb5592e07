import UIKit

// A Back that asks, on a stack whose swipe works whatever the bar shows: the swipe does not ask.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = DepthStack(rootViewController: ListViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class DepthStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
}

final class ListViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = indexPath.row == 0 ? EditViewController() : LockedViewController()
        navigationController?.pushViewController(next, animated: true)
    }
}

class AskingViewController: UIViewController {
    var isChanged = false

    @objc func back() {
        guard isChanged else {
            navigationController?.popViewController(animated: true)
            return
        }
        let alert = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.navigationController?.popViewController(animated: true) })
        alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
        present(alert, animated: true)
    }
}

final class EditViewController: AskingViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: confirm-bypassed-by-gesture (warning) "swiping back"
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(back))
    }
}

final class LockedViewController: AskingViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: confirm-bypassed-by-gesture — the swipe is off while this is on top
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(back))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        if #available(iOS 26, *) { navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = false }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.isEnabled = true
        if #available(iOS 26, *) { navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = true }
    }
}
