import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = HomeViewController()
        print(options.userActivities)
        options.urlContexts.forEach { open(url: $0.url) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { contexts.forEach { open(url: $0.url) } }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) { show(activity) }

    private func open(url: URL) {
        guard let top = topController() else { return } // expect: deep-link-ends-nowhere "topController"
        top.present(TicketViewController(), animated: true)
    }

    private func show(_ activity: NSUserActivity) {
        // ok: deep-link-ends-nowhere — launching does not come here
        guard let top = topController() else { return }
        top.present(TicketViewController(), animated: true)
    }

    private func topController() -> UIViewController? {
        let scene = UIApplication.shared.connectedScenes.first { $0.activationState == .foregroundActive } as? UIWindowScene
        var top = scene?.windows.first?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }
}
final class HomeViewController: UIViewController {}
final class TicketViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}
