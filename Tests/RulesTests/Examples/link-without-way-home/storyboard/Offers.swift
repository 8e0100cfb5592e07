import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        self.scene(scene, openURLContexts: options.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url, let home = window?.rootViewController as? UINavigationController else { return }
        let main = UIStoryboard(name: "Main", bundle: nil)
        if url.host == "offer" {
            home.pushViewController(main.instantiateViewController(withIdentifier: "Offer"), animated: true) // expect: link-without-way-home "leaves no way home"
        } else {
            home.pushViewController(main.instantiateViewController(withIdentifier: "News"), animated: true) // ok: link-without-way-home — Done leads to the root
        }
    }
}

final class OfferViewController: UIViewController {}

final class TermsViewController: UIViewController {
    @IBAction private func back(_ sender: Any) { navigationController?.popViewController(animated: true) }
}

final class NewsViewController: UIViewController {
    @IBAction private func done(_ sender: Any) { navigationController?.popToRootViewController(animated: true) }
}
