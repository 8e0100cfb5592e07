import UIKit

final class ListViewController: UIViewController {
    let transitions = CardTransitions()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(open))
        toolbarItems = [UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(openPlain))]
    }

    @objc private func open() {
        let info = InfoViewController()
        info.modalPresentationStyle = .custom
        info.transitioningDelegate = transitions
        present(info, animated: true)
    }

    @objc private func openPlain() {
        present(PlainViewController(), animated: true)
    }
}

final class InfoViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // ok: modal-exit-not-rendered — the card that presents it has a grip and a tap outside of its own
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}

final class PlainViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // expect: modal-exit-not-rendered (warning)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
    }

    @objc private func close() { dismiss(animated: true) }
}

final class CardTransitions: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentation(presentedViewController: presented, presenting: presenting)
    }
}

final class CardPresentation: UIPresentationController {}
