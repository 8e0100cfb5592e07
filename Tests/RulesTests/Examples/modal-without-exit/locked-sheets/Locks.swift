import UIKit

// A sheet whose swipe is switched off is a cover: by the screen, by the site, on the stack around it.

final class DeskViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let names: [(String, Selector)] = [
            ("Rules", #selector(showRules)), ("Terms", #selector(showTerms)), ("Prices", #selector(showPrices)), ("Card", #selector(showCard)),
        ]
        toolbarItems = names.map { UIBarButtonItem(title: $0.0, style: .plain, target: self, action: $0.1) }
    }

    @objc private func showRules() {
        present(RulesViewController(), animated: true) // expect: modal-without-exit (error) "swipe-to-dismiss is switched off"
    }

    @objc private func showTerms() {
        let terms = TermsViewController()
        terms.isModalInPresentation = true
        present(terms, animated: true) // expect: modal-without-exit (error) "swipe-to-dismiss is switched off"
    }

    @objc private func showPrices() {
        let stack = UINavigationController(rootViewController: PricesViewController())
        stack.isModalInPresentation = true
        present(stack, animated: true) // expect: modal-without-exit (error) "swipe-to-dismiss is switched off"
    }

    @objc private func showCard() {
        let card = CardViewController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = card
        present(card, animated: true) // ok: modal-without-exit — what its own transition does with a swipe nobody knows
    }
}

final class RulesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
    }
}

final class TermsViewController: UIViewController {}

final class PricesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Prices"
    }
}

final class CardViewController: UIViewController, UIViewControllerTransitioningDelegate {}

// Onboarding: it goes because another root comes.
final class WelcomeViewController: UIViewController {
    @objc private func begin() {
        let tour = TourViewController()
        tour.modalPresentationStyle = .fullScreen
        present(tour, animated: true) // ok: modal-without-exit — it ends with a new root
    }
}

final class TourViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let start = UIButton(type: .system)
        start.setTitle("Start", for: .normal)
        start.addTarget(self, action: #selector(start(_:)), for: .touchUpInside)
        view.addSubview(start)
    }

    @objc private func start(_ sender: UIButton) {
        view.window?.rootViewController = UINavigationController(rootViewController: DeskViewController())
    }
}
