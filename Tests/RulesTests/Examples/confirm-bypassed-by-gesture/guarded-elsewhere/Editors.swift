import UIKit

final class StartViewController: UIViewController {
    private let keeper = Keeper()

    @objc private func locked() {
        let host = UINavigationController(rootViewController: LockedViewController())
        host.isModalInPresentation = true
        present(host, animated: true)
    }

    @objc private func kept() {
        let host = UINavigationController(rootViewController: KeptViewController())
        host.presentationController?.delegate = keeper
        present(host, animated: true)
    }

    @objc private func based() {
        present(UINavigationController(rootViewController: BasedViewController()), animated: true)
    }

    @objc private func told() {
        let host = UINavigationController(rootViewController: ToldViewController())
        host.presentationController?.delegate = self
        present(host, animated: true)
    }

    @objc private func full() {
        let host = UINavigationController(rootViewController: FullViewController())
        host.modalPresentationStyle = .fullScreen
        present(host, animated: true)
    }
}

extension StartViewController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { view.setNeedsLayout() }
}

final class Keeper: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
}

class EditorViewController: UIViewController {
    var hasChanges = false

    @objc func cancel() {
        guard hasChanges else { return dismiss(animated: true) }
        let alert = UIAlertController(title: nil, message: "Lose what you wrote?", preferredStyle: .actionSheet)
        alert.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        alert.addAction(UIAlertAction(title: "Lose it", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
        present(alert, animated: true)
    }
}

class CarefulViewController: EditorViewController, UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { cancel() }
}

final class LockedViewController: EditorViewController {
    override func viewDidLoad() {
        // ok: confirm-bypassed-by-gesture — the site locks the container
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }
}

final class KeptViewController: EditorViewController {
    override func viewDidLoad() {
        // ok: confirm-bypassed-by-gesture — the site's delegate refuses
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }
}

final class BasedViewController: CarefulViewController {
    override func viewDidLoad() {
        // ok: confirm-bypassed-by-gesture — the base class is asked
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }
}

final class ToldViewController: EditorViewController {
    override func viewDidLoad() {
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: confirm-bypassed-by-gesture "a swipe down"
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }
}

final class FullViewController: EditorViewController {
    override func viewDidLoad() {
        // ok: confirm-bypassed-by-gesture — full screen has no closing gesture
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }
}
