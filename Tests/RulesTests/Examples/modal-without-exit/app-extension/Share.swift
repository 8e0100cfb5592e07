import UIKit

final class ShareViewController: UIViewController {
    @objc private func pick() {
        let pick = PickViewController()
        pick.modalPresentationStyle = .fullScreen
        present(pick, animated: true) // ok: modal-without-exit — the system shows the extension, and takes it away
    }
}

final class PickViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
    }
}
