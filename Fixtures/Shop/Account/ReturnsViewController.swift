import UIKit

/// Sends things back, step by step. The steps have a navigation controller of their own, below the bar of the outer one.
final class ReturnsViewController: UIViewController {
    private let banner = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Return"
        banner.text = "Returns are free for 30 days."
        view.addSubview(banner)
        let steps = UINavigationController(rootViewController: ReturnReasonViewController())
        addChild(steps) // expect: nested-navigation-stack "ReturnsViewController"
        steps.view.frame = view.bounds
        view.addSubview(steps.view)
        steps.didMove(toParent: self)
    }
}

final class ReturnReasonViewController: UITableViewController {
    private let reasons = ["Too small", "Too large", "Not as shown"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        reasons.count
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        // ok: push-without-stack — it is the root of the stack that ReturnsViewController embeds
        navigationController?.pushViewController(ReturnLabelViewController(), animated: true)
    }
}

final class ReturnLabelViewController: UIViewController {}

/// A chat below a picture of the person one talks to. Presented, so the stack it embeds is the only one of its layer.
final class LiveChatViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let chat = UINavigationController(rootViewController: ChatViewController())
        addChild(chat) // ok: nested-navigation-stack — presented: there is no outer stack
        chat.view.frame = view.bounds
        view.addSubview(chat.view)
        chat.didMove(toParent: self)
    }
}

final class ChatViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chat"
        // ok: modal-exit-not-rendered — the embedded navigation controller shows it
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}
