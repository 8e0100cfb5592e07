import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: IndexViewController())
    }
}

final class IndexViewController: UIViewController {
    @IBAction func open(_ sender: UIButton) { navigationController?.pushViewController(ToolViewController(), animated: true) }
}

/// The app's own model of a bar: nothing of the navigation item's.
final class BarModel {
    var leftBarButtonItem: UIBarButtonItem?
    var hidesBackButton = false
    var backBarButtonItem: UIBarButtonItem?
    var interactivePopGestureRecognizer: UIGestureRecognizer?
    var isNavigationBarHidden = false
    func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}

final class ToolViewController: UIViewController {
    private let bar = BarModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let arrow = UIBarButtonItem(image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(leave))
        bar.leftBarButtonItem = arrow // ok: custom-back-kills-swipe — not the screen's bar
        bar.hidesBackButton = true // ok: back-hidden-without-exit — not the screen's back button
        bar.backBarButtonItem = arrow // ok: back-item-has-no-effect — not the screen's item
        bar.interactivePopGestureRecognizer?.delegate = nil // ok: pop-gesture-delegate-unguarded — no stack's recognizer
        bar.interactivePopGestureRecognizer?.isEnabled = false // ok: swipe-lock-misses-content-gesture — no stack's recognizer
        bar.setNavigationBarHidden(true, animated: false) // ok: hidden-bar-inherited — no stack's bar
        navigationController?.pushViewController(NoteViewController(), animated: false)
    }

    @objc private func leave() { navigationController?.popViewController(animated: true) }
}

final class NoteViewController: UIViewController {}
