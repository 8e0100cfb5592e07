import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    // expect: cold-launch-link-dropped "no willConnectTo"
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        (window?.rootViewController as? UINavigationController)?.pushViewController(TicketViewController(), animated: true)
    }
}

final class TicketViewController: UIViewController {}

class BaseSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { open(options.urlContexts) }

    func open(_ contexts: Set<UIOpenURLContext>) {}
}

final class PadSceneDelegate: BaseSceneDelegate {
    // ok: cold-launch-link-dropped — the class above it is told of the launch
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts) }
}

final class KitSceneDelegate: KitScene, UIWindowSceneDelegate {
    // ok: cold-launch-link-dropped — what its superclass does is not in the sources
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}
