import Swinject
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let container = Container()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = container.resolve(UIViewController.self)
    }
}

/// Made by a container that is not in the sources: where it stands nobody knows.
final class ProfileViewController: UIViewController {
    let container = Container()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // ok: custom-back-kills-swipe — whether it is pushed is not known
            image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(back))
    }

    @objc private func back() { navigationController?.popViewController(animated: true) } // ok: exit-does-nothing — it may be pushed

    @IBAction func details(_ sender: UIButton) {
        navigationController?.pushViewController(DetailViewController(), animated: true) // ok: push-without-stack — it may stand in one
    }

    @IBAction func settings(_ sender: UIButton) {
        guard let settings = container.resolve(UIViewController.self) else { return }
        navigationController?.pushViewController(settings, animated: true) // ok: unpushable-controller — what it is is not known
        tabBarController?.selectedIndex = 0 // ok: container-lookup-always-nil — it may stand in one
    }

    @IBAction func find(_ sender: UIButton) {
        // ok: stack-search-misses-presenter — what lies behind is not known
        guard let home = navigationController?.viewControllers.first(where: { $0 is HomeViewController }) else { return }
        navigationController?.popToViewController(home, animated: true)
    }

    @IBAction func cast(_ sender: UIButton) {
        let top = view.window?.rootViewController as? HomeViewController // ok: stale-hierarchy-cast — what the root is is not known
        top?.refresh()
    }

    @IBAction func split(_ sender: UIButton) {
        splitViewController?.showDetailViewController(DetailViewController(), sender: nil) // ok: split-detail-without-stack — which split is not known
    }
}

final class HomeViewController: UIViewController {
    func refresh() {}
}

final class DetailViewController: UIViewController {}
