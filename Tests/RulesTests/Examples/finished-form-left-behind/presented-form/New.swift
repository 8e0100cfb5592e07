import UIKit

// Make one, then open it: the form was presented and is gone before its result is shown.

final class Store {
    func submitTrip(_ done: @escaping (Result<Int, Error>) -> Void) { done(.success(1)) }
}

final class TripsViewController: UIViewController {
    @objc private func add() {
        let form = TripFormViewController()
        form.onDone = { [weak self] in
            self?.dismiss(animated: true) {
                // ok: finished-form-left-behind — the form was presented, and is closed before
                self?.navigationController?.pushViewController(TripViewController(), animated: true)
            }
        }
        present(UINavigationController(rootViewController: form), animated: true)
    }
}

final class TripFormViewController: UIViewController {
    var onDone: (() -> Void)?
    private let store = Store()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    }

    @objc private func cancel() { dismiss(animated: true) }

    @objc private func save() {
        store.submitTrip { [weak self] result in
            guard case .success = result else { return }
            self?.onDone?()
        }
    }
}

final class TripViewController: UIViewController {}

final class OrderFormViewController: UIViewController {
    private let store = Store()

    @objc private func save() {
        store.submitTrip { [weak self] result in
            guard case .success = result else { return }
            self?.navigationController?.pushViewController(TripViewController(), animated: true) // expect: finished-form-left-behind (info) "submitTrip"
        }
    }
}
