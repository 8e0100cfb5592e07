import UIKit

/// A scene that is opened by a link gets it with its connection options.
final class ColdSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = ColdRootViewController() // edge: root flow:ColdSceneDelegate → ColdRootViewController
        if let context = options.urlContexts.first { handle(url: context.url) }
        prepare()
    }

    private func handle(url: URL) {
        window?.rootViewController?.present(LinkedViewController(), animated: false) // edge: present flow:ColdSceneDelegate → LinkedViewController, present flow:ColdSceneDelegate → LinkedViewController by launch
    }

    private func prepare() {
        window?.rootViewController?.present(NewsFlashViewController(), animated: false) // edge: present flow:ColdSceneDelegate → NewsFlashViewController
    }
}

final class ColdRootViewController: UIViewController {}
final class LinkedViewController: UIViewController {}
final class NewsFlashViewController: UIViewController {}
