import UIKit

final class LetterViewController: UIViewController, AttachmentsDelegate {
    @objc private func attach() {
        let attachments = AttachmentsViewController()
        attachments.delegate = self
        present(UINavigationController(rootViewController: attachments), animated: true)
    }

    func attachments(_ attachments: AttachmentsViewController, didChoose names: [String]) {
        send(names)
        dismiss(animated: true) // ok: dismiss-closes-wrong-layer — what asks is what this screen presents: it is meant
    }

    func sendAll(_ names: [String]) {
        send(names)
        dismiss(animated: true) // expect: dismiss-closes-wrong-layer (info) "AgreeViewController"
    }

    private func send(_ names: [String]) {
        if names.count > 3 { present(AgreeViewController(), animated: true) }
    }
}

protocol AttachmentsDelegate: AnyObject {
    func attachments(_ attachments: AttachmentsViewController, didChoose names: [String])
}

final class AttachmentsViewController: UIViewController {
    weak var delegate: AttachmentsDelegate?
    @IBAction private func done(_ sender: UIButton) { delegate?.attachments(self, didChoose: []) }
}

final class AgreeViewController: UIViewController {
    @IBAction private func agree(_ sender: UIButton) { dismiss(animated: true) }
}
