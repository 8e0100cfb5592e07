import UIKit

final class SignInViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign In"
        view.addSubview(emailField)
        view.addSubview(passwordField)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sign In", style: .done, target: self, action: #selector(signIn))
        let register = UIButton(type: .system)
        register.setTitle("Register", for: .normal)
        register.addTarget(self, action: #selector(showRegister), for: .touchUpInside)
        view.addSubview(register)
    }

    @objc private func cancel() {
        dismiss(animated: true)
    }

    @objc private func signIn() {
        Store.current.isSignedIn = true
        dismiss(animated: true)
    }

    @objc private func showRegister() {
        // ok: pushed-interruption — a step of the sign-in that is presented already
        navigationController?.pushViewController(RegisterViewController(), animated: true)
    }
}

final class RegisterViewController: UIViewController {
    private let emailField = UITextField()
    private let passwordField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Register"
        view.addSubview(emailField)
        view.addSubview(passwordField)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }

    /// Ends the whole sign-in, not only this step.
    @objc private func done() {
        Store.current.isSignedIn = true
        dismiss(animated: true)
    }
}
