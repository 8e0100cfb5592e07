import UIKit

final class OrderViewController: UIViewController {
    private let order: Order

    init(order: Order) {
        self.order = order
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Order \(order.number)"
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [
            button("Track", #selector(track)),
            button("Return", #selector(startReturn)),
            button("Report a Problem", #selector(reportProblem)),
            button("Chat", #selector(chat)),
        ])
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
    }

    private func button(_ title: String, _ action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    @objc private func track() {
        navigationController?.pushViewController(TrackingViewController(), animated: true)
    }

    @objc private func startReturn() {
        navigationController?.pushViewController(ReturnsViewController(), animated: true)
    }

    @objc private func reportProblem() {
        navigationController?.pushViewController(ReportProblemViewController(), animated: true) // expect: pushed-interruption "ReportProblemViewController"
    }

    @objc private func chat() {
        present(LiveChatViewController(), animated: true)
    }
}

/// What went wrong with an order, in the customer's words.
final class ReportProblemViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Report a Problem"
        textView.frame = view.bounds
        view.addSubview(textView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
    }

    @objc private func send() {
        navigationController?.popViewController(animated: true)
    }
}

/// A map one drags about: it borrows the stack's pop gesture while it is up.
final class TrackingViewController: UIViewController, UIGestureRecognizerDelegate {
    private weak var popDelegate: UIGestureRecognizerDelegate?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        popDelegate = navigationController?.interactivePopGestureRecognizer?.delegate
        navigationController?.interactivePopGestureRecognizer?.delegate = self // ok: pop-gesture-delegate-unguarded — given back on leaving
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.interactivePopGestureRecognizer?.delegate = popDelegate // ok: pop-gesture-delegate-unguarded — the former delegate
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
