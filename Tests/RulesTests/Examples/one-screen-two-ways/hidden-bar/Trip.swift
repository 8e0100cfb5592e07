import UIKit

final class StopViewController: UIViewController {
    func push() { navigationController?.pushViewController(TripViewController(), animated: true) }

    func presentTrip() {
        let trip = TripViewController()
        // expect: modal-exit-not-rendered (warning) "TripViewController"
        trip.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
        present(UINavigationController(rootViewController: trip), animated: true)
    }

    func pushLine() { navigationController?.pushViewController(LineViewController(), animated: true) }

    func presentLine() {
        let line = LineViewController()
        line.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
        present(UINavigationController(rootViewController: line), animated: true)
    }

    @objc private func close() { dismiss(animated: true) }
}

struct TripActions {
    var onBack: (() -> Void)?
}

/// Draws its own back control; the bar that carries the presenter's Done is hidden.
final class TripViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    private func makeActions() -> TripActions {
        var actions = TripActions()
        actions.onBack = { [weak self] in
            self?.navigationController?.popViewController(animated: true) // expect: one-screen-two-ways "only pops"
        }
        return actions
    }
}

/// The same with its bar: there the presenter's Done is seen.
final class LineViewController: UIViewController {
    private func makeActions() -> TripActions {
        var actions = TripActions()
        actions.onBack = { [weak self] in
            self?.navigationController?.popViewController(animated: true) // ok: one-screen-two-ways — the presenter brings Done
        }
        return actions
    }
}
