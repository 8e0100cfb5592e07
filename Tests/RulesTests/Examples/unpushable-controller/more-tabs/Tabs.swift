import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = MainTabs()
    }
}

final class MainTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: unpushable-controller (warning) "“ArchiveSplit” is tab 6 of 6: an iPhone pushes it from “More”"
        viewControllers = [MailSplit(), Inbox(), Outbox(), Drafts(), Contacts(), ArchiveSplit()] // ok: unpushable-controller — the first has a place of its own
    }
}

final class Contacts: UIViewController {
    @IBAction func compare() { present(FewTabs(), animated: true) }
}

final class FewTabs: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [Inbox(), Outbox(), Drafts(), Notes(), TrashSplit()] // ok: unpushable-controller — five tabs all have a place
    }

    @IBAction func done() { dismiss(animated: true) }
}

final class Inbox: UIViewController {}
final class Outbox: UIViewController {}
final class Drafts: UIViewController {}
final class Notes: UIViewController {}
final class MailSplit: UISplitViewController {}
final class ArchiveSplit: UISplitViewController {}
final class TrashSplit: UISplitViewController {}
