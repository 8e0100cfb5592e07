import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    }

    // expect: cold-launch-link-dropped
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        let page = LinkedViewController()
        page.modalPresentationStyle = .fullScreen
        // A trap, whoever opens it: that a link does is no finding of its own.
        window?.rootViewController?.present(page, animated: true) // expect: modal-without-exit, top-controller-walk-stops-short
    }
}

final class HomeViewController: UIViewController {
    @IBAction func openTour() {
        let stack = UINavigationController(rootViewController: TourViewController())
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true) // expect: modal-without-exit
    }

    @IBAction func openMore() { navigationController?.pushViewController(MoreViewController(), animated: true) }
    @IBAction func openNotices() { navigationController?.pushViewController(NoticesViewController(), animated: true) }
}

final class MoreViewController: UIViewController {
    @IBAction func openAbout() {
        let about = AboutViewController()
        about.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        let stack = UINavigationController(rootViewController: about)
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: true)
    }

    @objc private func close() { dismiss(animated: true) }
}

final class NoticesViewController: UIViewController {
    @IBAction func openAboutBare() {
        let stack = UINavigationController(rootViewController: AboutViewController())
        stack.modalPresentationStyle = .fullScreen
        // That it gets a Close elsewhere is told by the trap's note.
        present(stack, animated: true) // expect: modal-without-exit
    }
}

/// A bar with a title, and no button: the bar is no second finding.
final class TourViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tour"
    }
}

final class AboutViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "About"
    }
}

final class LinkedViewController: UIViewController {}
