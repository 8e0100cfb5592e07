import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = AlbumViewController()
    }
}

final class AlbumViewController: UIViewController {
    @IBAction func frame() {
        let frame = FrameViewController()
        frame.modalPresentationStyle = .fullScreen
        present(frame, animated: true)
    }

    @IBAction func label() {
        let label = LabelViewController()
        label.modalPresentationStyle = .fullScreen
        present(label, animated: true)
    }
}

final class FrameViewController: UIViewController {
    private let arrow = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        arrow.setImage(UIImage(systemName: "chevron.left"), for: .normal)
        arrow.addTarget(self, action: #selector(leave), for: .touchUpInside) // expect: back-chevron-on-modal "FrameViewController"
        view.addSubview(arrow)
    }

    @objc private func leave() { dismiss(animated: true) }
}

final class LabelViewController: UIViewController {
    private let cross = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        cross.setImage(UIImage(systemName: "xmark"), for: .normal)
        cross.addTarget(self, action: #selector(leave), for: .touchUpInside) // ok: back-chevron-on-modal — a cross
        view.addSubview(cross)
    }

    @objc private func leave() { dismiss(animated: true) }
}
