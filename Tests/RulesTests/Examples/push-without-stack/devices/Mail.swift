import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if UIDevice.current.userInterfaceIdiom == .pad {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(BoxesViewController(), for: .primary)
            window?.rootViewController = split
        } else {
            window?.rootViewController = UINavigationController(rootViewController: BoxesViewController())
        }
    }
}

/// On a phone it pushes, on an iPad it fills the column.
final class BoxesViewController: UIViewController {
    @IBAction func open(_ sender: UIButton) {
        let letter = LetterViewController()
        if UIDevice.current.userInterfaceIdiom == .pad {
            splitViewController?.setViewController(UINavigationController(rootViewController: letter), for: .secondary) // ok: unpushable-controller — a column
        } else {
            navigationController?.pushViewController(letter, animated: true) // ok: push-without-stack — in the stack
        }
    }
}

final class LetterViewController: UIViewController {
    @IBAction func attachment(_ sender: UIButton) {
        navigationController?.pushViewController(AttachmentViewController(), animated: true) // ok: push-without-stack — both ways bring a stack
    }
}

final class AttachmentViewController: UIViewController {}
