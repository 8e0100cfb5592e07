import UIKit

// A step that is meant to be done is put up by what no one tapped, and a swipe takes it away undone.

extension Notification.Name { static let signedOut = Notification.Name("signedOut") }

final class MailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(forName: .signedOut, object: nil, queue: .main) { [weak self] _ in
            let gate = UINavigationController(rootViewController: GateViewController())
            self?.present(gate, animated: true) // expect: modal-without-close (info) "yet it can be swiped away"
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Account", style: .plain, target: self, action: #selector(openAccount))
    }

    @objc private func openAccount() {
        // ok: modal-without-close — a tap opens it: nothing says that it must be finished
        present(KeyViewController(), animated: true)
    }
}

final class LockedMailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(forName: .signedOut, object: nil, queue: .main) { [weak self] _ in
            let gate = UINavigationController(rootViewController: KeyGateViewController())
            gate.isModalInPresentation = true
            self?.present(gate, animated: true) // ok: modal-without-close — it is locked until it is done
        }
    }
}

final class Account {
    func signIn(completion: @escaping (Result<Int, Error>) -> Void) { completion(.success(1)) }
}

class AccountViewController: UIViewController {
    let account = Account()
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Continue", for: .normal)
        button.addTarget(self, action: #selector(enter), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc func enter() {
        account.signIn { [weak self] result in
            DispatchQueue.main.async {
                switch result {
                case .success: self?.dismiss(animated: true)
                case .failure: self?.button.setTitle("Once more", for: .normal)
                }
            }
        }
    }
}

final class GateViewController: AccountViewController {}
final class KeyViewController: AccountViewController {}
final class KeyGateViewController: AccountViewController {}
