import UIKit

final class StartViewController: UIViewController {
    private var isSignedIn = false

    override func viewDidLoad() {
        super.viewDidLoad()
        performSegue(withIdentifier: "login", sender: nil) // expect: presentation-dropped (warning) "in viewDidLoad"
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isSignedIn else { return }
        isSignedIn = true
        performSegue(withIdentifier: "login", sender: nil) // ok: presentation-dropped — its view is in the window
    }
}

final class LoginViewController: UIViewController {
    @objc private func leave() { dismiss(animated: true) }
}
