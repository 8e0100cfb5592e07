import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = BareViewController()
    }
}

protocol Leader: AnyObject { func push(_ controller: UIViewController) }

/// Stands in no stack; what it calls so is its own.
final class BareViewController: UIViewController {
    private let flow = FlowController()
    private let tabBar = SegmentController()
    weak var leader: Leader?

    @IBAction func open(_ sender: UIButton) {
        let navigationController = UINavigationController(rootViewController: ListViewController())
        navigationController.pushViewController(DetailViewController(), animated: false) // ok: push-without-stack — a local of that name
        present(navigationController, animated: true)
    }

    @IBAction func follow(_ sender: UIButton) {
        flow.navigationController.pushViewController(DetailViewController(), animated: true) // ok: push-without-stack — the flow's stack
        leader?.push(DetailViewController()) // ok: push-without-stack — whoever leads decides
    }

    @IBAction func turn(_ sender: UIButton) {
        tabBar.selectedIndex = 2 // ok: container-lookup-always-nil — no tab bar controller
        flow.tabBarController.selectedIndex = 1 // ok: container-lookup-always-nil — the flow's own
    }

    @IBAction func cast(_ sender: UIButton) {
        guard let list = tabBar.selectedViewController as? ListViewController else { return } // ok: stale-hierarchy-cast — no container's slot
        list.open()
    }
}

final class FlowController {
    let navigationController = UINavigationController()
    let tabBarController = SegmentController()
}

final class SegmentController {
    var selectedIndex = 0
    var selectedViewController: UIViewController?
}

final class ListViewController: UIViewController {
    func open() {}
}

final class DetailViewController: UIViewController {}
