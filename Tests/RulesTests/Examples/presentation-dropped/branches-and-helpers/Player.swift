import UIKit

final class PlayerViewController: UIViewController {
    private lazy var spinner = Spinner()

    func choose(_ isShort: Bool) {
        if isShort {
            present(QueueViewController(), animated: true)
            return
        }
        present(ListViewController(), animated: true) // ok: presentation-dropped — the other branch has returned
    }

    func change(_ isOpen: Bool) {
        if isOpen { dismiss(animated: true) }
        present(QueueViewController(), animated: true) // expect: presentation-dropped (warning) "still being dismissed"
    }

    func reload() {
        do {
            spinner.show(on: self)
            try parse()
        } catch {
            spinner.hide()
            fail() // expect: presentation-dropped (info) "“ErrorViewController” is presented while"
        }
    }

    func save() {
        defer { dismiss(animated: true) } // expect: dismiss-closes-wrong-layer (warning) "closes “ListViewController”"
        present(ListViewController(), animated: true) // ok: presentation-dropped — the dismissal comes last
    }

    func swap(_ asked: Asker) {
        dismiss(animated: true)
        asked.ask(self) // ok: presentation-dropped — what the other object shows depends on its own state
    }

    func other(_ window: UIWindow) {
        dismiss(animated: true)
        window.rootViewController?.present(ListViewController(), animated: true) // ok: presentation-dropped — another host
    }

    private func fail() { present(ErrorViewController(), animated: true) }
    private func parse() throws {}
}

final class Spinner {
    private var controller: UIAlertController?
    init() { controller = UIAlertController(title: "", message: nil, preferredStyle: .alert) }
    func show(on host: UIViewController) { host.present(controller!, animated: true) }
    func hide() { controller?.dismiss(animated: true) }
}

final class Asker {
    var isAsking = false
    func ask(_ host: UIViewController) {
        if isAsking { host.present(ListViewController(), animated: true) }
    }
}

final class QueueViewController: UIViewController {}
final class ListViewController: UIViewController {}
final class ErrorViewController: UIViewController {}
