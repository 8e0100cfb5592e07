import UIKit

protocol Coordinator: AnyObject {
    var navigationController: UINavigationController { get }
    func start()
}

final class RootCoordinator: Coordinator {
    let navigationController = UINavigationController()
    private var children: [Coordinator] = []

    func start() {
        let welcome = WelcomeViewController()
        welcome.onLogin = { [weak self] in self?.startLogin() }
        navigationController.pushViewController(welcome, animated: false) // edge: push flow:RootCoordinator → WelcomeViewController
    }

    private func startLogin() {
        let login = LoginCoordinator(navigationController: navigationController)
        children.append(login)
        login.start()
    }
}

final class LoginCoordinator: Coordinator {
    let navigationController: UINavigationController
    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func start() {
        // edge: push flow:LoginCoordinator → LoginViewController
        // edge: push WelcomeViewController → LoginViewController likely
        navigationController.pushViewController(LoginViewController(), animated: true)
    }
}

final class WelcomeViewController: UIViewController {
    var onLogin: (() -> Void)?
    func login() { onLogin?() }
}

final class LoginViewController: UIViewController {}
