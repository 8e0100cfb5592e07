import UIKit

protocol EventDelegate: AnyObject {
    func eventDidCancel()
}

final class ListViewController: UIViewController, EventDelegate {
    private var isEditingEvent = false

    @IBAction func add() {
        isEditingEvent = true
        let entry = EventViewController()
        entry.delegate = self
        present(UINavigationController(rootViewController: entry), animated: true)
    }

    func eventDidCancel() { isEditingEvent = false }
}

/// The swipe loses the text; that it also tells nobody is the same gap.
final class EventViewController: UIViewController {
    weak var delegate: EventDelegate?
    private let name = UITextField()
    private let place = UITextField()
    private let session = Session()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save)) // expect: edits-lost-on-swipe-dismiss
        view.addSubview(name)
        view.addSubview(place)
    }

    @objc private func cancel() {
        session.stop()
        dismiss(animated: true)
    }

    @objc private func save() {
        session.stop()
        dismiss(animated: true)
    }
}

final class Session {
    var isRunning = true
    func stop() { isRunning = false }
}
