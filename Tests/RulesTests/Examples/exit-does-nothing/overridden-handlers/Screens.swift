import UIKit

// A base class puts the item up; what it does, its subclasses say.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = HomeController()
    }
}

final class HomeController: UIViewController {
    @IBAction func notes() { present(UINavigationController(rootViewController: NotesController()), animated: true) }
    @IBAction func mail() { present(UINavigationController(rootViewController: MailController()), animated: true) }
    @IBAction func maps() { present(UINavigationController(rootViewController: MapsController()), animated: true) }
}

class ClosableController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: exit-does-nothing — each of those that are shown closes in its own way
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc func close() { leave() }

    func leave() { navigationController?.popViewController(animated: true) }
}

final class NotesController: ClosableController {
    override func close() { dismiss(animated: true) }
}

final class MailController: ClosableController {
    override func leave() { dismiss(animated: true) }
}

class OtherClosableController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: exit-does-nothing
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc func close() { navigationController?.popViewController(animated: true) }
}

final class MapsController: OtherClosableController {}
