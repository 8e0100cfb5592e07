import UIKit

/// What is presented once the user has answered an alert is asked for when the alert is gone.
final class ImportViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(fileCame), name: .init("fileCame"), object: nil)
    }

    @objc private func legend() { present(UINavigationController(rootViewController: HarbourViewController()), animated: true) }

    @objc private func fileCame() {
        guard presentedViewController == nil else { return }
        func take() {
            do {
                try read()
                // ok: presenter-is-busy — in a local function that only an alert's action calls
                present(UINavigationController(rootViewController: HarbourViewController()), animated: true)
            } catch {
                report(error)
            }
        }
        let alert = UIAlertController(title: "Import?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Import", style: .default) { _ in take() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    private func read() throws {}

    private func report(_ error: Error) {
        let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true) // ok: presenter-is-busy — from the action too
    }
}

/// A walk to the top in a loop without end, behind a property that hands on what another of its name finds.
extension UIWindow {
    var topPresenter: UIViewController? {
        var top = rootViewController
        while true {
            if let presented = top?.presentedViewController {
                top = presented
            } else if let stack = top as? UINavigationController {
                top = stack.visibleViewController
            } else {
                break
            }
        }
        return top
    }
}

final class HarbourApplication {
    var window: UIWindow?

    var topPresenter: UIViewController? { window?.topPresenter }

    init() {
        NotificationCenter.default.addObserver(self, selector: #selector(storm), name: .init("storm"), object: nil)
    }

    @objc private func storm() {
        guard let top = topPresenter else { return }
        // ok: presenter-is-busy, top-controller-walk-stops-short — the topmost one presents
        top.present(UINavigationController(rootViewController: HarbourViewController()), animated: true) // expect: repeated-push
    }
}

/// What a base class can present is presented by those of its subclasses that call it.
class PierBaseViewController: UIViewController {
    func showRules() { present(UINavigationController(rootViewController: HarbourViewController()), animated: true) }
}
