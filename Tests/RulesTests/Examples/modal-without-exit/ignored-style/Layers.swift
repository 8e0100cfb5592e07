import UIKit

final class DeskViewController: UIViewController {
    @objc private func dim() {
        let curtain = CurtainViewController()
        curtain.modalPresentationStyle = .overFullScreen
        present(curtain, animated: true) // ok: modal-without-exit — the configuration leaves this style alone
    }

    @objc private func cover() {
        let wall = WallViewController()
        wall.modalPresentationStyle = .fullScreen
        present(wall, animated: true) // expect: modal-without-exit (error) "full screen"
    }
}

final class CurtainViewController: UIViewController {}
final class WallViewController: UIViewController {}
