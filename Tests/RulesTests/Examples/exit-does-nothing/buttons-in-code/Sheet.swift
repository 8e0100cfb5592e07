import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: DeskViewController())
    }
}

final class DeskViewController: UIViewController {
    @IBAction func write() { present(UINavigationController(rootViewController: LetterViewController()), animated: true) }
    @IBAction func read() { present(UINavigationController(rootViewController: EnvelopeViewController()), animated: true) }
}

/// The root of the sheet's own stack: there is nothing to pop to.
final class LetterViewController: UIViewController {
    private let closeButton = UIButton(type: .close)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Letter"
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside) // expect: exit-does-nothing "LetterViewController"
        view.addSubview(closeButton)
    }

    @objc private func close() { navigationController?.popViewController(animated: true) }
}

/// Pops where it can, else closes.
final class EnvelopeViewController: UIViewController {
    private let closeButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Envelope"
        closeButton.setTitle("Close", for: .normal)
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside) // ok: exit-does-nothing — the layer is closed at the root
        view.addSubview(closeButton)
    }

    @objc private func close() {
        if navigationController?.popViewController(animated: true) == nil { dismiss(animated: true) }
    }
}
