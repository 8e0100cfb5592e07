import UIKit

final class BarViewController: UIViewController {
    private var player: PlayerViewController?
    private var tips: TipsViewController?

    @objc private func open() {
        let player = PlayerViewController()
        self.player = player
        present(player, animated: true)
    }

    @objc private func openTips() {
        let tips = TipsViewController()
        self.tips = tips
        present(tips, animated: true)
    }

    func playbackEnded() {
        player?.dismiss(animated: true) // expect: dismiss-closes-wrong-layer (info) "may close “QueueViewController” instead of “PlayerViewController”"
        tips?.dismiss(animated: true) // ok: dismiss-closes-wrong-layer — it presents nothing
    }
}

final class PlayerViewController: UIViewController {
    private let queueButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        queueButton.addTarget(self, action: #selector(openQueue), for: .touchUpInside)
    }

    @objc private func openQueue() { present(QueueViewController(), animated: true) }
}

final class TipsViewController: UIViewController {}
final class QueueViewController: UIViewController {}
