import UIKit

/// Shows that something is under way; whoever makes it takes it away.
final class ProgressViewController: UIViewController {
    private let canCancel: Bool
    private let begin: (ProgressViewController) -> Void

    init(canCancel: Bool = false, begin: @escaping (ProgressViewController) -> Void) {
        self.canCancel = canCancel
        self.begin = begin
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if canCancel {
            let cancel = UIButton()
            cancel.setTitle("Cancel", for: .normal)
            cancel.addTarget(self, action: #selector(stop), for: .touchUpInside) // ok: exit-missing-on-one-path — it hands itself to its maker
            view.addSubview(cancel)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.global().async { self.begin(self) }
    }

    @objc private func stop() { dismiss(animated: false) }
}

/// The same without its owner.
final class NoticeViewController: UIViewController {
    private let canCancel: Bool

    init(canCancel: Bool = false) {
        self.canCancel = canCancel
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if canCancel {
            let cancel = UIButton()
            cancel.setTitle("Cancel", for: .normal)
            cancel.addTarget(self, action: #selector(stop), for: .touchUpInside) // expect: exit-missing-on-one-path "canCancel"
            view.addSubview(cancel)
        }
    }

    @objc private func stop() { dismiss(animated: false) }
}

final class DeskViewController: UIViewController {
    @objc private func save() {
        present(ProgressViewController(canCancel: false) { progress in
            store { DispatchQueue.main.async { progress.stopAll() } }
        }, animated: false)
    }

    @objc private func load() { present(ProgressViewController(canCancel: true) { progress in progress.stopAll() }, animated: false) }
    @objc private func tell() { present(NoticeViewController(canCancel: false), animated: true) }
    @objc private func warn() { present(NoticeViewController(canCancel: true), animated: true) }
}

func store(_ done: @escaping () -> Void) { done() }

extension ProgressViewController {
    func stopAll() { view.isHidden = true }
}
