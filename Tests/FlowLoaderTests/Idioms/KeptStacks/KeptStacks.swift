import UIKit

// A navigation controller that is made in one place, handed to a coordinator, filled there and shown elsewhere.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: MainCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        coordinator = MainCoordinator(navigationController: UINavigationController())
        window = UIWindow(windowScene: scene)
        window?.rootViewController = coordinator?.navigationController // edge: root flow:SceneDelegate → StationsViewController in UINavigationController
        coordinator?.start()
    }
}

class Coordinator {
    let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }
}

final class MainCoordinator: Coordinator {
    func start() {
        navigationController.setViewControllers([StationsViewController()], animated: false) // edge: setStack flow:MainCoordinator → StationsViewController
    }

    func openStation() {
        navigationController.pushViewController(StationViewController(), animated: true) // edge: push flow:MainCoordinator → StationViewController
        DetailCoordinator(stack: navigationController).start()
    }

    func openManual() {
        let stack = UINavigationController(rootViewController: ManualViewController())
        ManualRouter(navigationController: stack).open(ChapterViewController())
        navigationController.present(stack, animated: true) // edge: present flow:MainCoordinator → ManualViewController in UINavigationController
    }

    func openAbout() {
        let stack = UINavigationController()
        AboutCoordinator(navigationController: stack).start()
        navigationController.present(stack, animated: true) // edge: present flow:MainCoordinator → AboutViewController in UINavigationController
    }
}

/// Pushes what it is given on a stack of its own, whatever its callers keep under the same name.
final class ManualRouter {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func open(_ screen: UIViewController) {
        navigationController.pushViewController(screen, animated: true) // edge: push flow:MainCoordinator → ChapterViewController
    }
}

final class DetailCoordinator {
    private let stack: UINavigationController

    init(stack: UINavigationController) {
        self.stack = stack
    }

    func start() {
        stack.pushViewController(DetailViewController(), animated: true) // edge: push flow:DetailCoordinator → DetailViewController
    }
}

final class AboutCoordinator: Coordinator {
    private let isShort: Bool

    init(navigationController: UINavigationController, isShort: Bool = false) {
        self.isShort = isShort
        super.init(navigationController: navigationController)
    }

    func start() {
        navigationController.setViewControllers([AboutViewController()], animated: false) // edge: setStack flow:AboutCoordinator → AboutViewController
    }
}

/// Handed a stack of whoever shows it: whose, nobody can tell.
final class HelpCoordinator: Coordinator {
    func start() {
        // edge: push StationViewController → HelpViewController
        // edge: push flow:HelpCoordinator → HelpViewController
        navigationController.pushViewController(HelpViewController(), animated: true)
    }
}

final class StationViewController: UIViewController {
    @IBAction func help() {
        if let stack = navigationController { HelpCoordinator(navigationController: stack).start() }
    }
}

final class StationsViewController: UIViewController {}
final class DetailViewController: UIViewController {}
final class AboutViewController: UIViewController {}
final class ManualViewController: UIViewController {}
final class ChapterViewController: UIViewController {}
final class HelpViewController: UIViewController {}
