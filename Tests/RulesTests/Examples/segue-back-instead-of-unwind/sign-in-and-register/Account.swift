import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: SignInViewController())
    }
}

final class SignInViewController: UIViewController {
    @IBAction func register() { navigationController?.pushViewController(RegisterViewController(), animated: true) }
}

/// Leads back and forth between the two, by controls that say so.
final class RegisterViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Have an account?", style: .plain, target: self, action: #selector(signIn))
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    }

    @objc private func signIn() {
        navigationController?.pushViewController(SignInViewController(), animated: true) // ok: segue-back-instead-of-unwind — no way back by its look
    }

    @objc private func leave() {
        navigationController?.pushViewController(SignInViewController(), animated: true) // expect: segue-back-instead-of-unwind "“cancel”"
    }
}
