import UIKit

// A role that is said counts more than any word: by a comment on the type, or in the configuration.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: MailViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class MailViewController: UIViewController {
    @objc private func write() {
        navigationController?.pushViewController(WriterViewController(), animated: true) // expect: pushed-interruption (warning) "is a compose task"
    }

    @objc private func narrow() {
        navigationController?.pushViewController(SieveViewController(), animated: true) // expect: pushed-interruption (warning) "is a filter task"
    }

    @objc private func read() {
        // ok: pushed-interruption — the configuration says that it is a detail
        navigationController?.pushViewController(NewsComposeViewController(), animated: true)
    }

    @objc private func log() {
        // ok: pushed-interruption — the comment says that it is a detail
        navigationController?.pushViewController(CreateLogViewController(), animated: true)
    }
}

// navlint:role compose
final class WriterViewController: UIViewController {}

final class SieveViewController: UIViewController {}

final class NewsComposeViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }
}

// navlint:role detail
final class CreateLogViewController: UIViewController {
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }
}
