import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: QuizViewController())
    }
}

final class QuizViewController: UIViewController {
    @IBAction func finish() { navigationController?.pushViewController(ResultViewController(), animated: true) }
}

/// Its one button dismisses what nobody presented: a trap, told once.
final class ResultViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true // expect: back-hidden-without-exit
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
    }

    @objc private func leave() { dismiss(animated: true) }
}
