import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: DeskViewController())
    }
}

final class Server {
    func check(_ code: String, done: @escaping (Bool) -> Void) {
        guard let address = URL(string: "https://example.com/" + code) else { return }
        URLSession.shared.dataTask(with: address) { _, _, error in
            DispatchQueue.main.async { done(error == nil) }
        }.resume()
    }

    func renew(done: @escaping (Bool) -> Void) { check("renew", done: done) }
}

final class DeskViewController: UIViewController {
    private let server = Server()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Pair", style: .plain, target: self, action: #selector(pair)),
            UIBarButtonItem(title: "Try", style: .plain, target: self, action: #selector(pairOrNot)),
        ]
        server.renew { [weak self] isValid in
            guard !isValid else { return }
            let step = RenewViewController()
            step.modalPresentationStyle = .fullScreen
            // ok: modal-without-exit — the network's answer puts it up, and its success takes it down
            self?.present(step, animated: true)
        }
    }

    @objc private func pair() {
        let pairing = PairViewController()
        pairing.modalPresentationStyle = .fullScreen
        present(pairing, animated: true) // expect: modal-without-exit "unless"
    }

    @objc private func pairOrNot() {
        let pairing = CalmPairViewController()
        pairing.modalPresentationStyle = .fullScreen
        present(pairing, animated: true) // ok: modal-without-exit — one of its buttons just leaves
    }
}

/// Whoever has no code is caught in it.
final class PairViewController: UIViewController {
    private let server = Server()
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Pair", for: .normal)
        button.addTarget(self, action: #selector(pair), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func pair() {
        server.check(field.text ?? "") { [weak self] isRight in
            if isRight { self?.dismiss(animated: true) }
        }
    }
}

final class CalmPairViewController: UIViewController {
    private let server = Server()
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Pair", for: .normal)
        button.addTarget(self, action: #selector(pair), for: .touchUpInside)
        view.addSubview(button)
        let later = UIButton(type: .system)
        later.setTitle("Not Now", for: .normal)
        later.addTarget(self, action: #selector(leave), for: .touchUpInside)
        view.addSubview(later)
    }

    @objc private func pair() {
        server.check(field.text ?? "") { [weak self] isRight in
            if isRight { self?.dismiss(animated: true) }
        }
    }

    @objc private func leave() { dismiss(animated: true) }
}

final class RenewViewController: UIViewController {
    private let server = Server()

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(renew), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func renew() {
        server.renew { [weak self] isValid in
            if isValid { self?.dismiss(animated: true) }
        }
    }
}
