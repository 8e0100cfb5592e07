import UIKit

// Save and Cancel tell the delegate, a swipe tells nobody and throws the text away: the loss is told.

protocol PlaceFormDelegate: AnyObject {
    func placeForm(_ form: PlaceFormViewController, didSave name: String)
    func placeFormDidCancel(_ form: PlaceFormViewController)
}

final class MapViewController: UIViewController, PlaceFormDelegate {
    private var isAdding = false

    @objc private func add() {
        let form = PlaceFormViewController()
        form.delegate = self
        isAdding = true
        present(UINavigationController(rootViewController: form), animated: true)
    }

    func placeForm(_ form: PlaceFormViewController, didSave name: String) {
        isAdding = false
        dismiss(animated: true)
    }

    func placeFormDidCancel(_ form: PlaceFormViewController) {
        isAdding = false
        dismiss(animated: true)
    }
}

final class PlaceFormViewController: UIViewController {
    weak var delegate: PlaceFormDelegate?
    private let name = UITextField()
    private let street = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(name)
        view.addSubview(street)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        // expect: edits-lost-on-swipe-dismiss (info) "a swipe discards it without asking"
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    }

    @objc private func cancel() { delegate?.placeFormDidCancel(self) }

    @objc private func save() { delegate?.placeForm(self, didSave: name.text ?? "") }
}
