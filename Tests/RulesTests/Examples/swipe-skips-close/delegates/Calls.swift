import UIKit

protocol CallDelegate: AnyObject {
    func callEnded()
}

protocol NoteDelegate: AnyObject {
    func noteClosed()
}

/// What the delegate does is its own business: it keeps what it believes.
final class HomeViewController: UIViewController, CallDelegate {
    private var isCalling = false

    @objc private func call() {
        let call = CallViewController()
        call.delegate = self
        isCalling = true
        present(UINavigationController(rootViewController: call), animated: true)
    }

    func callEnded() {
        isCalling = false
        dismiss(animated: true)
    }
}

final class CallViewController: UIViewController {
    weak var delegate: CallDelegate?

    override func viewDidLoad() {
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: swipe-skips-close (info) "isCalling"
            barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { delegate?.callEnded() }
}

/// A callback that only dismisses.
final class NotesViewController: UIViewController, NoteDelegate {
    @objc private func open() {
        let note = NoteViewController()
        note.delegate = self
        present(UINavigationController(rootViewController: note), animated: true)
    }

    func noteClosed() { dismiss(animated: true) }
}

final class NoteViewController: UIViewController {
    weak var delegate: NoteDelegate?

    override func viewDidLoad() {
        // ok: swipe-skips-close — the delegate only dismisses
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() { delegate?.noteClosed() }
}

/// Work that is logging, looks and the keyboard.
final class MapsViewController: UIViewController {
    @objc private func open() { present(UINavigationController(rootViewController: MapViewController()), animated: true) }
}

final class MapViewController: UIViewController {
    private let analytics = Analytics()

    override func viewDidLoad() {
        // ok: swipe-skips-close — logs and looks outlast nothing
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    }

    @objc private func close() {
        analytics.finishEvent("map")
        view.endEditing(true)
        dismiss(animated: true)
    }
}

final class Analytics {
    func finishEvent(_ name: String) {}
}
