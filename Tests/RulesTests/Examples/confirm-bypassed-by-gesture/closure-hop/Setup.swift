import UIKit

final class SetupCoordinator {
    private let host: UIViewController

    init(host: UIViewController) { self.host = host }

    func start() {
        let stack = UINavigationController(rootViewController: NameViewController(onClose: { [weak self] in self?.askToDiscard() }))
        host.present(stack, animated: true)
    }

    private func askToDiscard() {
        let alert = UIAlertController(title: "Discard your changes?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.host.dismiss(animated: true) })
        host.presentedViewController?.present(alert, animated: true)
    }
}

final class NameViewController: UIViewController {
    private let onClose: () -> Void

    init(onClose: @escaping () -> Void) {
        self.onClose = onClose
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: confirm-bypassed-by-gesture "a swipe down"
            barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { onClose() }
}
