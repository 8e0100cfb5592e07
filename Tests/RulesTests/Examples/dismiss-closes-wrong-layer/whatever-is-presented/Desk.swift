import UIKit

// What nobody on the screen asks for takes down whatever the screen presents, and that may have a layer of its own.

extension Notification.Name {
    static let signedOut = Notification.Name("signedOut")
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: DeskViewController())
        return true
    }
}

final class DeskViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Help", style: .plain, target: self, action: #selector(help)),
            UIBarButtonItem(title: "Card", style: .plain, target: self, action: #selector(card)),
            UIBarButtonItem(title: "Shelf", style: .plain, target: self, action: #selector(shelf)),
        ]
        NotificationCenter.default.addObserver(self, selector: #selector(clear), name: .signedOut, object: nil)
    }

    @objc private func help() { present(HelpViewController(), animated: true) }
    @objc private func card() { present(UINavigationController(rootViewController: CardViewController()), animated: true) }
    @objc private func shelf() { navigationController?.pushViewController(ShelfViewController(), animated: true) }

    // expect: dismiss-closes-wrong-layer (info) "may close “TermsViewController” instead of “CardViewController”"
    @objc private func clear() { presentedViewController?.dismiss(animated: true) }
}

final class HelpViewController: UIViewController {}

final class CardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Terms", style: .plain, target: self, action: #selector(terms))
    }

    @objc private func close() { dismiss(animated: true) }
    @objc private func terms() { present(TermsViewController(), animated: true) }
}

final class TermsViewController: UIViewController {}

final class ShelfViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Tips", style: .plain, target: self, action: #selector(tips))
        NotificationCenter.default.addObserver(self, selector: #selector(clear), name: .signedOut, object: nil)
    }

    @objc private func tips() { present(HelpViewController(), animated: true) }

    @objc private func clear() {
        presentedViewController?.dismiss(animated: true) // ok: dismiss-closes-wrong-layer — it presents one screen, which presents nothing
    }
}
