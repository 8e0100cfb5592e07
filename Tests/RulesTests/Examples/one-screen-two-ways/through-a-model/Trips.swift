import UIKit

final class HomeViewController: UIViewController {
    @objc private func openTrips() { navigationController?.pushViewController(TripsViewController(), animated: true) }

    @objc private func peek() { present(UINavigationController(rootViewController: TripsViewController()), animated: true) }
}

final class TripsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let model = StopModel(onRemoved: { [weak self] in
            // ok: one-screen-two-ways — the model's screen, pushed from here, asks for it
            self?.navigationController?.popViewController(animated: true)
        })
        navigationController?.pushViewController(StopViewController(model: model), animated: true)
    }

    @objc private func add() {
        let model = StopModel(onRemoved: {})
        model.onClosed = { [weak self] in
            self?.dismiss(animated: true) // ok: one-screen-two-ways — it closes the form that is presented from here
        }
        present(UINavigationController(rootViewController: StopFormViewController(model: model)), animated: true)
    }
}

final class StopModel {
    let onRemoved: () -> Void
    var onClosed: (() -> Void)?

    init(onRemoved: @escaping () -> Void) { self.onRemoved = onRemoved }

    func remove() { onRemoved() }
}

final class StopViewController: UIViewController {
    private let model: StopModel

    init(model: StopModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @objc private func remove() { model.remove() }
}

final class StopFormViewController: UIViewController {
    private let model: StopModel

    init(model: StopModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { model.onClosed?() }
}

final class TagsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem( // expect: one-screen-two-ways "only pops"
            title: "Done", style: .done, target: self, action: #selector(finish))
    }

    @objc private func finish() { navigationController?.popViewController(animated: true) }
}

final class StartViewController: UIViewController {
    @objc private func push() { navigationController?.pushViewController(TagsViewController(), animated: true) }

    @objc private func show() { present(UINavigationController(rootViewController: TagsViewController()), animated: true) }
}
