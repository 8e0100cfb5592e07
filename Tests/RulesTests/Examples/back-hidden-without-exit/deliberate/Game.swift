import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: GamesViewController())
    }
}

final class GamesViewController: UIViewController {
    @IBAction func play() { navigationController?.pushViewController(GameViewController(), animated: true) }
    @IBAction func run() { navigationController?.pushViewController(CountdownViewController(), animated: true) }
    @IBAction func trap() { navigationController?.pushViewController(TrapViewController(), animated: true) }
}

/// Locked against the swipe on purpose, with a visible way out.
final class GameViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true // ok: back-hidden-without-exit — Quit leaves
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Quit", style: .plain, target: self, action: #selector(quit))
    }

    @objc private func quit() { navigationController?.popViewController(animated: true) }
}

/// Goes on by itself.
final class CountdownViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true // ok: back-hidden-without-exit — it leaves when the time is up
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
            self?.navigationController?.popViewController(animated: true)
        }
    }
}

final class TrapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.setHidesBackButton(true, animated: false) // expect: back-hidden-without-exit (error) "no other way out"
    }
}
