import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: FeedViewController())
    }
}

final class Server {
    func check(_ code: String, done: @escaping (Bool) -> Void) {
        guard let address = URL(string: "https://example.com/" + code) else { return }
        URLSession.shared.dataTask(with: address) { _, _, error in
            DispatchQueue.main.async { done(error == nil) }
        }.resume()
    }
}

final class FeedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Terms", style: .plain, target: self, action: #selector(openTerms))
        NotificationCenter.default.addObserver(self, selector: #selector(askAgain), name: Notification.Name("signedOut"), object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(lock), name: Notification.Name("locked"), object: nil)
    }

    @objc private func askAgain() {
        guard presentedViewController == nil else { return }
        // expect: modal-without-close "yet it can be swiped away"
        present(UINavigationController(rootViewController: SignInViewController()), animated: true)
    }

    @objc private func lock() {
        guard presentedViewController == nil else { return }
        // ok: modal-without-close — it is locked, as a step that must be finished should be
        present(UINavigationController(rootViewController: LockViewController()), animated: true)
    }

    @objc private func openTerms() {
        // ok: modal-without-close — the user opens it, and its button looks like a way out
        present(UINavigationController(rootViewController: TermsViewController()), animated: true)
    }
}

final class SignInViewController: UIViewController {
    private let server = Server()
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign In"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .plain, target: self, action: #selector(send))
    }

    @objc private func send() {
        server.check(field.text ?? "") { [weak self] isRight in
            if isRight { self?.dismiss(animated: true) }
        }
    }
}

final class LockViewController: UIViewController {
    private let server = Server()
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Locked"
        isModalInPresentation = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .plain, target: self, action: #selector(send))
    }

    @objc private func send() {
        server.check(field.text ?? "") { [weak self] isRight in
            if isRight { self?.dismiss(animated: true) }
        }
    }
}

final class TermsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Terms"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}
