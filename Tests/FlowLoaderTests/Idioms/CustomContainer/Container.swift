import UIKit

final class DrawerViewController: UIViewController {
    private let menu = MenuViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(menu) // edge: embed DrawerViewController → MenuViewController
        view.addSubview(menu.view)
        menu.didMove(toParent: self)
        let content = UINavigationController(rootViewController: ContentViewController())
        addChild(content) // edge: embed DrawerViewController → ContentViewController in UINavigationController
        view.addSubview(content.view)
    }
}

/// A child of a child.
final class MenuViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let header = MenuHeaderViewController()
        self.addChild(header) // edge: embed MenuViewController → MenuHeaderViewController
    }
}

final class MenuHeaderViewController: UIViewController {
    func open() {
        // The header stands where the drawer stands; the stack it asks for is the drawer's.
        navigationController?.pushViewController(ContentViewController(), animated: true) // edge: push MenuHeaderViewController → ContentViewController
        parent?.navigationController?.pushViewController(ContentViewController(), animated: true) // edge: push MenuHeaderViewController → ContentViewController
        parent?.present(ContentViewController(), animated: true) // edge: present MenuHeaderViewController → ContentViewController
    }
}

/// The name alone does not embed: this one keeps a list of its own.
final class Family {
    func addChild(_ name: String) {}
    func grow() { addChild("x") } // edge: none
}

final class ContentViewController: UIViewController {}
