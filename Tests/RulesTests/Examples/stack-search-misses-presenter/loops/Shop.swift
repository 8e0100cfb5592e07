import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: CartViewController())
    }
}

final class CartViewController: UIViewController {
    @objc func checkOut() {
        present(UINavigationController(rootViewController: AddressViewController()), animated: true)
    }
}

final class AddressViewController: UIViewController {
    @objc func next() { navigationController?.pushViewController(PaymentViewController(), animated: true) }
}

final class PaymentViewController: UIViewController {
    @objc func byLoop() {
        for screen in navigationController?.viewControllers ?? [] { // expect: stack-search-misses-presenter (warning) "below the modal"
            if screen is CartViewController { navigationController?.popToViewController(screen, animated: true) }
        }
    }

    @objc func byPattern() {
        for case let cart as CartViewController in navigationController?.viewControllers ?? [] { // expect: stack-search-misses-presenter (warning)
            navigationController?.popToViewController(cart, animated: true)
        }
    }

    @objc func byKind() {
        // expect: stack-search-misses-presenter (warning)
        let cart = navigationController?.viewControllers.last(where: { $0.isKind(of: CartViewController.self) })
        cart.map { _ = navigationController?.popToViewController($0, animated: true) }
    }

    @objc func address() {
        for screen in navigationController?.viewControllers ?? [] { // ok: stack-search-misses-presenter — in the same stack
            if screen is AddressViewController { navigationController?.popToViewController(screen, animated: true) }
        }
    }

    @objc func others() {
        // ok: stack-search-misses-presenter — it is tested against, to keep the rest
        let rest = navigationController?.viewControllers.filter { !($0 is CartViewController) } ?? []
        navigationController?.setViewControllers(rest, animated: true)
    }
}
