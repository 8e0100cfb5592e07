import UIKit

// The one that presents puts the exit on a bar that nobody draws.

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = DeskController()
    }
}

final class DeskController: UIViewController {
    @IBAction func paper() {
        let paper = PaperController()
        // expect: modal-exit-not-rendered
        paper.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        present(paper, animated: true)
    }

    @IBAction func letter() {
        let letter = LetterController()
        // ok: modal-exit-not-rendered — it stands in a navigation controller
        letter.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
        present(UINavigationController(rootViewController: letter), animated: true)
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}

final class PaperController: UIViewController {}
final class LetterController: UIViewController {}
