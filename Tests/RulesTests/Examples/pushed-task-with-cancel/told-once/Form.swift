import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: ListViewController())
    }
}

final class ListViewController: UIViewController {
    @IBAction func open() { navigationController?.pushViewController(EntryViewController(), animated: true) }
}

/// Two controls lead back, neither the system's: that the swipe is gone comes with Cancel.
final class EntryViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItems = [
            // expect: pushed-task-with-cancel
            UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave)),
            UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(leave)),
        ]
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
    @objc private func save() { navigationController?.popViewController(animated: true) }
}
