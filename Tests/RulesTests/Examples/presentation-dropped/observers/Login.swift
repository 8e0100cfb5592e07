import UIKit

extension Notification.Name {
    static let didSignIn = Notification.Name("didSignIn")
    static let didSignOut = Notification.Name("didSignOut")
    static let didChangeMind = Notification.Name("didChangeMind")
}

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(welcome), name: .didSignIn, object: nil)
        NotificationCenter.default.addObserver(forName: .didSignOut, object: nil, queue: .main) { [weak self] _ in self?.count() }
    }

    @objc private func signIn() { present(SignInController(), animated: true) }

    @objc private func welcome() { present(WelcomeViewController(), animated: true) }

    private func count() {}
}

final class SignInController: UIViewController {
    @objc private func finish() {
        dismiss(animated: true)
        NotificationCenter.default.post(name: .didSignIn, object: nil) // expect: presentation-dropped (info) "opened by the observer of “didSignIn”"
    }

    @objc private func finishCalmly() {
        dismiss(animated: true) {
            NotificationCenter.default.post(name: .didSignIn, object: nil) // ok: presentation-dropped — the dismissal has ended
        }
    }

    @objc private func leave() {
        dismiss(animated: true)
        NotificationCenter.default.post(name: .didSignOut, object: nil) // ok: presentation-dropped — its observer shows nothing
        NotificationCenter.default.post(name: .didChangeMind, object: nil) // ok: presentation-dropped — nobody observes it
    }
}

final class WelcomeViewController: UIViewController {}
