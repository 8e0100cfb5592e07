import UIKit

final class HomeViewController: UIViewController {
    private let still = StillTransition()
    private let dimmed = DimmedTransition()
    private let foreign = ForeignTransition()

    @objc private func showHint() {
        let hint = HintViewController()
        hint.modalPresentationStyle = .custom
        hint.transitioningDelegate = still
        present(hint, animated: true) // expect: modal-without-exit "“HintViewController”"
    }

    @objc private func showTip() {
        let tip = TipViewController()
        tip.modalPresentationStyle = .custom
        tip.transitioningDelegate = dimmed
        present(tip, animated: true) // ok: modal-without-exit — a tap on the dimmed part closes it
    }

    @objc private func showCard() {
        let card = CardViewController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = foreign
        present(card, animated: true) // ok: modal-without-exit — what the package's controller offers is not in the sources
    }

    @objc private func showChoices() {
        let stack = UINavigationController(rootViewController: ChoicesViewController())
        stack.modalPresentationStyle = .custom
        stack.transitioningDelegate = still
        present(stack, animated: true) // expect: modal-without-close (info) "“ChoicesViewController”"
    }

    @objc private func showNote() { present(NoteViewController(), animated: true) } // expect: modal-without-exit "“NoteViewController”"
}

final class HintViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
    }
}

final class TipViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
    }
}

final class CardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
    }
}

/// A row chooses and leaves; nothing says so.
final class ChoicesViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Choices"
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { dismiss(animated: true) }
}

/// It chooses how it is shown itself.
final class NoteViewController: UIViewController {
    private let transition = StillTransition()

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = transition
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
    }
}

final class StillTransition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        StillPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

final class StillPresentationController: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect { .zero }
}

final class DimmedTransition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DimmedPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

final class DimmedPresentationController: UIPresentationController {
    override func presentationTransitionWillBegin() {
        containerView?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
    }

    @objc private func leave() { presentingViewController.dismiss(animated: true) }
}

final class ForeignTransition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
