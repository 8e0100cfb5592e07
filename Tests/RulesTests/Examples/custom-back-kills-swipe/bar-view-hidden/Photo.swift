import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: AlbumViewController())
    }
}

final class AlbumViewController: UIViewController {
    @IBAction func open(_ sender: UIButton) { navigationController?.pushViewController(PhotoViewController(), animated: true) }
    @IBAction func look(_ sender: UIButton) { navigationController?.pushViewController(PosterViewController(), animated: true) }
}

/// Hides the view of the bar, not the bar: the swipe goes on working.
final class PhotoViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.isHidden = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.navigationBar.isHidden = false
    }

    // ok: custom-back-kills-swipe — the swipe works without the bar's view
    @IBAction func back(_ sender: UIButton) { navigationController?.popViewController(animated: true) }
}

/// Nothing but the swipe, which works.
final class PosterViewController: UIViewController { // ok: back-hidden-without-exit — the swipe leaves
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.isHidden = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.navigationBar.isHidden = false
    }
}
