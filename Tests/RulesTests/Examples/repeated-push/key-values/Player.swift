import AVFoundation
import UIKit

// A value that is observed changes as often as it likes.

final class PlayerViewController: UIViewController {
    private let player = AVPlayer()
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        observation = player.observe(\.status) { [weak self] _, _ in
            // expect: repeated-push (info) "a second run stacks “QueueViewController” twice"
            self?.navigationController?.pushViewController(QueueViewController(), animated: true)
        }
    }
}

final class RadioViewController: UIViewController {
    private let player = AVPlayer()
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        observation = player.observe(\.status) { [weak self] _, _ in
            guard !(self?.navigationController?.topViewController is QueueViewController) else { return }
            self?.navigationController?.pushViewController(QueueViewController(), animated: true) // ok: repeated-push — not while it is on top
        }
    }
}

final class QueueViewController: UIViewController {}
