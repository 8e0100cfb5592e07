import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: StartViewController())
    }
}

/// The root hides the bar: there is nothing to go back to.
final class StartViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated) // ok: custom-back-kills-swipe — a root
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    @IBAction func tour() { navigationController?.pushViewController(TourViewController(), animated: true) }
    @IBAction func find() { navigationController?.pushViewController(FindViewController(), animated: true) }
}

/// No bar, no swipe, and a button drawn in its place.
final class TourViewController: UIViewController {
    private let back = UIButton(type: .custom)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.setNavigationBarHidden(true, animated: false)
        back.setImage(UIImage(named: "back_arrow"), for: .normal)
        back.addTarget(self, action: #selector(leave), for: .touchUpInside) // expect: custom-back-kills-swipe "TourViewController"
        view.addSubview(back)
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}

/// The search takes the bar away only while it is active.
final class FindViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let search = UISearchController(searchResultsController: nil)
        search.hidesNavigationBarDuringPresentation = true // ok: custom-back-kills-swipe — it comes back
        navigationItem.searchController = search
    }
}
