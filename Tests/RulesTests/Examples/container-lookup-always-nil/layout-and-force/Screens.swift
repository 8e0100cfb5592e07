import UIKit

// Reads for the layout say nothing; what acts, or crashes, does.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: HomeViewController())]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class HomeViewController: UIViewController {
    @objc private func open() { present(UINavigationController(rootViewController: SheetViewController()), animated: true) }
    @objc private func openOther() { present(UINavigationController(rootViewController: PanelViewController()), animated: true) }
}

final class SheetViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // ok: container-lookup-always-nil — read for the layout only
        additionalSafeAreaInsets.bottom = tabBarController?.tabBar.frame.height ?? 0
    }

    @objc private func close() { dismiss(animated: true) }

    @objc private func goToFirst() {
        tabBarController!.selectedIndex = 0 // expect: container-lookup-always-nil (error) "this crashes"
    }
}

final class PanelViewController: UIViewController {
    private let window: UIWindow?

    init() {
        super.init(nibName: nil, bundle: nil)
        window = view.window // expect: container-lookup-always-nil (warning) "nil in an initialiser"
        tabBarController?.delegate = nil // expect: container-lookup-always-nil (warning) "nil in an initialiser"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}
