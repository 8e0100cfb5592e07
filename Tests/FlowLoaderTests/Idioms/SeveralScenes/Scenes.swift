import UIKit

/// Windows of several kinds: each scene delegate has its root, and one chooses by what it was asked for.
final class MainScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let activity = options.userActivities.first
        switch activity?.activityType {
        case "compose":
            window?.rootViewController = UINavigationController(rootViewController: LetterComposerViewController()) // edge: root flow:MainScene → LetterComposerViewController in UINavigationController
        default:
            window?.rootViewController = LettersViewController() // edge: root flow:MainScene → LettersViewController
        }
    }
}

final class ViewerScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = LetterViewController() // edge: root flow:ViewerScene → LetterViewController
    }
}

final class LettersViewController: UIViewController {
    func openWindow() {
        // A new window is no transition of this one.
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: NSUserActivity(activityType: "compose"), options: nil) // edge: none
    }
}

final class LetterComposerViewController: UIViewController {}
final class LetterViewController: UIViewController {}
