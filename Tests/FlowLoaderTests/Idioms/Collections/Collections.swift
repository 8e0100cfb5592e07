import UIKit

final class PagesViewController: UIViewController {
    enum Page: String, CaseIterable { case first, last }

    private let pages: [UIViewController] = [FirstPageViewController(), LastPageViewController()]
    private lazy var byName: [String: UIViewController] = ["first": FirstPageViewController(), "last": LastPageViewController()]
    private let byPage: [Page: UIViewController] = [.first: FirstPageViewController(), .last: LastPageViewController()]
    private var index = 0

    func openFixed() {
        present(pages[1], animated: true) // edge: present PagesViewController → LastPageViewController
    }

    func openAny() {
        // edge: present PagesViewController → FirstPageViewController
        // edge: present PagesViewController → LastPageViewController
        present(pages[index], animated: true)
    }

    func openFirst() {
        guard let page = pages.first else { return }
        present(page, animated: true) // edge: present PagesViewController → FirstPageViewController
    }

    func openNamed() {
        guard let page = byName["last"] else { return }
        present(page, animated: true) // edge: present PagesViewController → LastPageViewController
    }

    func openKeyed(_ page: Page) {
        guard let controller = byPage[page] else { return }
        // edge: push PagesViewController → FirstPageViewController
        // edge: push PagesViewController → LastPageViewController
        navigationController?.pushViewController(controller, animated: true)
    }

    func embedAll() {
        for page in pages {
            // edge: embed PagesViewController → FirstPageViewController
            // edge: embed PagesViewController → LastPageViewController
            addChild(page)
        }
    }
}

final class FirstPageViewController: UIViewController {}
final class LastPageViewController: UIViewController {}

final class AreaTabBarController: UITabBarController {
    enum Area: CaseIterable {
        case news, saved

        var controller: UIViewController {
            switch self {
            case .news: return NewsViewController()
            case .saved: return SavedViewController()
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // edge: tab AreaTabBarController → NewsViewController in UINavigationController
        // edge: tab AreaTabBarController → SavedViewController in UINavigationController
        viewControllers = Area.allCases.map { UINavigationController(rootViewController: $0.controller) }
    }
}

final class NewsViewController: UIViewController {}
final class SavedViewController: UIViewController {}
