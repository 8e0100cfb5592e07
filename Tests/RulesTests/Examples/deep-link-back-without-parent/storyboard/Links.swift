import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        let board = UIStoryboard(name: "Main", bundle: nil)
        let item = board.instantiateViewController(withIdentifier: "Item")
        window?.rootViewController = UINavigationController(rootViewController: item) // expect: deep-link-discards-place
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        let note = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Note")
        window?.rootViewController?.dismiss(animated: false) {
            self.window?.rootViewController?.present(UINavigationController(rootViewController: note), animated: true)
        }
    }
}

final class ListViewController: UIViewController {}

final class ItemViewController: UIViewController {
    @IBAction private func back(_ sender: Any) { navigationController?.popViewController(animated: true) }
}

final class NoteViewController: UIViewController {
    @IBAction private func close(_ sender: Any) { dismiss(animated: true) }
}
