import UIKit

final class SetupCoordinator {
    private let host: UIViewController
    init(host: UIViewController) { self.host = host }

    func start() {
        let progress = ProgressViewController()
        host.topmostPresentedViewController.present(progress, animated: true)
        fetch { [weak self] in
            self?.host.dismiss(animated: true) // expect: dismiss-closes-wrong-layer (info) "not only “ProgressViewController”"
        }
    }

    private var done: (() -> Void)?
    private func fetch(_ done: @escaping () -> Void) { self.done = done }
}

final class ProgressViewController: UIViewController {}
