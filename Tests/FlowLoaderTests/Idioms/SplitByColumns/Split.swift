import UIKit

final class NotesScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(FoldersViewController(), for: .primary) // edge: column UISplitViewController@NotesScene → FoldersViewController in UINavigationController
        split.setViewController(NotesViewController(), for: .supplementary) // edge: column UISplitViewController@NotesScene → NotesViewController in UINavigationController
        let detail = NotesNavigation(rootViewController: NoteViewController())
        split.setViewController(detail, for: .secondary) // edge: column UISplitViewController@NotesScene → NoteViewController in NotesNavigation
        split.setViewController(CompactTabs(), for: .compact) // edge: column UISplitViewController@NotesScene → CompactTabs
        window?.rootViewController = split // edge: root flow:NotesScene → UISplitViewController@NotesScene
    }
}

final class NotesNavigation: UINavigationController {}
final class FoldersViewController: UIViewController {
    func open() {
        splitViewController?.setViewController(NoteViewController(), for: .secondary) // edge: column FoldersViewController → NoteViewController in UINavigationController
        splitViewController?.show(.supplementary) // edge: none
    }
}
final class NotesViewController: UIViewController {}
final class NoteViewController: UIViewController {}
final class CompactTabs: UITabBarController { // screen: CompactTabs tab
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: FoldersViewController())] // edge: tab CompactTabs → FoldersViewController in UINavigationController
    }
}
