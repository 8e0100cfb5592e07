import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: LandingViewController())
    }
}

/// Hides the bar on the root and shows it on the way out.
final class LandingViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    @IBAction func open() {
        navigationController?.pushViewController(SearchViewController(), animated: true) // ok: hidden-bar-inherited — a symmetric pair
    }
}

/// The search takes the bar away by itself and brings it back.
final class SearchViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let search = UISearchController(searchResultsController: nil)
        search.hidesNavigationBarDuringPresentation = true
        navigationItem.searchController = search
    }

    @IBAction func open() {
        navigationController?.pushViewController(ResultViewController(), animated: true) // ok: hidden-bar-inherited — the search brings it back
    }
}

final class ResultViewController: UIViewController {
    @IBAction func photo() {
        navigationController?.pushViewController(PhotoViewController(), animated: true) // ok: hidden-bar-inherited — nothing is hidden yet
    }
}

/// The bar of the view alone is hidden: the swipe stays, and so does the pair.
final class PhotoViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.isHidden = true // ok: hidden-bar-inherited — shown again on leaving
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.navigationBar.isHidden = false
    }
}
