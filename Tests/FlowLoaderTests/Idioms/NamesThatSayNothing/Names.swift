import UIKit

// Names are not types: `nav` may be a plain screen, and a class called a navigation controller may be none.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: CityViewController())
    }
}

final class CityViewController: UIViewController {
    @objc private func openMap() {
        let nav = MapNavigationController()
        show(nav, sender: nil) // ok: show-becomes-modal — a plain screen, which the stack pushes
    }

    @objc private func openTrack() {
        let navigationController = TrackViewController()
        // ok: modal-without-close — a screen without a bar
        present(navigationController, animated: true)
    }

    @objc private func openGuide() {
        let nav = GuideNavigationController()
        present(nav, animated: true)
    }

    @objc private func openTabs() {
        let tabBarController = StopsTabController()
        self.navigationController?.pushViewController(tabBarController, animated: true) // ok: tab-bar-inside-stack — tabs by name only
    }

    @objc private func openSplit() {
        let splitViewController = SplitTicketViewController()
        self.navigationController?.pushViewController(splitViewController, animated: true) // ok: unpushable-controller — a split ticket is no split
    }

    @objc private func openSignInfo() {
        // ok: pushed-interruption — a design and newspapers: the words stand inside others
        self.navigationController?.pushViewController(NewspaperDesignInfoViewController(), animated: true)
    }
}

final class MapNavigationController: UIViewController {}
final class TrackViewController: UIViewController {}
final class StopsTabController: UIViewController {}
final class SplitTicketViewController: UIViewController {}
final class NewspaperDesignInfoViewController: UIViewController {
    private let search = UITextField()
}

/// A screen called a stack draws no bar.
final class GuideNavigationController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem( // expect: modal-exit-not-rendered "without a navigation container"
            barButtonSystemItem: .done, target: self, action: #selector(finish))
    }

    @objc private func finish() { dismiss(animated: true) }
}

/// A method that is called like one of UIKit's and is not.
final class Deck {
    func dismiss(animated: Bool) {}
    func present(_ card: Int, animated: Bool) {}
    func popViewController(animated: Bool) {}
}

final class DeckViewController: UIViewController {
    private let deck = Deck()

    @objc private func turn() {
        deck.dismiss(animated: true)
        deck.present(2, animated: true) // ok: presentation-dropped, presenter-is-busy — a deck of cards
        deck.dismiss(animated: true) // ok: dismiss-closes-wrong-layer — the same
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: exit-does-nothing — the deck's own method
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(close))
        deck.present(1, animated: false) // ok: presentation-dropped — the deck's, at any time
    }

    @objc private func close() { deck.popViewController(animated: true) }
}
