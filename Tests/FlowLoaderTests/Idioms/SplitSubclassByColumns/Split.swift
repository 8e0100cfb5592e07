import UIKit

final class LibrarySplit: UISplitViewController { // screen: LibrarySplit split closed
    private let list = ShelfViewController()

    init() {
        super.init(style: .doubleColumn)
        setViewController(list, for: .primary) // edge: column LibrarySplit → ShelfViewController in UINavigationController
        setViewController(BookViewController(), for: .secondary) // edge: column LibrarySplit → BookViewController in UINavigationController
    }

    required init?(coder: NSCoder) { nil }

    func open() {
        let book = UINavigationController(rootViewController: BookViewController())
        showDetailViewController(book, sender: nil) // edge: showDetail LibrarySplit → BookViewController in UINavigationController
        // The stack of a column, reached through the list of columns.
        (viewControllers.first as? UINavigationController)?.pushViewController(ShelfViewController(), animated: true) // edge: push LibrarySplit → ShelfViewController
        // The stack of a column, reached through the screen in it.
        list.navigationController?.pushViewController(BookViewController(), animated: true) // edge: push LibrarySplit → BookViewController
    }
}

final class LibraryScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = LibrarySplit() // edge: root flow:LibraryScene → LibrarySplit
    }
}

final class ShelfViewController: UIViewController {}
final class BookViewController: UIViewController {}
