import UIKit

/// A container class that brings its own content is what is shown; the content is its root.
final class ComposeStack: UINavigationController {
    init() {
        super.init(rootViewController: ComposeViewController()) // edge: root ComposeStack → ComposeViewController
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class SearchStack: UINavigationController {
    convenience init(term: String) {
        let search = SearchViewController()
        search.title = term
        self.init(rootViewController: search) // edge: root SearchStack → SearchViewController
    }
}

final class AlbumStack: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([AlbumViewController()], animated: false) // edge: root AlbumStack → AlbumViewController
    }
}

final class HomeTabs: UITabBarController {
    init() {
        super.init(nibName: nil, bundle: nil)
        // edge: tab HomeTabs → AlbumViewController in UINavigationController
        // edge: tab HomeTabs → SearchStack
        viewControllers = [UINavigationController(rootViewController: AlbumViewController()), SearchStack(term: "")]
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class StartViewController: UIViewController {
    func compose() {
        present(ComposeStack(), animated: true) // edge: present StartViewController → ComposeStack
    }
    func search() {
        present(SearchStack(term: "a"), animated: true) // edge: present StartViewController → SearchStack
    }
    func albums() {
        present(AlbumStack(), animated: true) // edge: present StartViewController → AlbumStack
    }
}

final class ComposeViewController: UIViewController {}
final class SearchViewController: UIViewController {}
final class AlbumViewController: UIViewController {}
