import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let home = UINavigationController(rootViewController: ListViewController())

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = home
        self.scene(scene, openURLContexts: options.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        switch contexts.first?.url.host {
        case "offer": home.pushViewController(OfferViewController(), animated: true) // expect: link-without-way-home "leaves no way home"
        case "paid": home.pushViewController(PaidViewController(), animated: true) // expect: link-without-way-home "only ways out leave the app"
        default: home.pushViewController(NewsViewController(), animated: true) // ok: link-without-way-home — Back leads to the list
        }
    }
}

final class ListViewController: UIViewController {}

final class NewsViewController: UIViewController {}

/// It leads on to another without Back, which leads back to it.
final class OfferViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Terms", style: .plain, target: self, action: #selector(terms))
    }

    @objc private func terms() { navigationController?.pushViewController(TermsViewController(), animated: true) }
}

final class TermsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Offer", style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popViewController(animated: true) }
}

/// Its Done goes back to the shop that sent the user, which is another app.
final class PaidViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }

    @objc private func done() {
        guard let shop = URL(string: "shop://paid") else { return }
        UIApplication.shared.open(shop)
    }
}
