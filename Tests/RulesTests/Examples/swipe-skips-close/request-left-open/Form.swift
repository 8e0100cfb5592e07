import UIKit

/// A share extension's sheet in the app: Cancel ends the request of whoever waits, a swipe leaves it open.
final class Request {
    var isOpen = true
    func finish() { isOpen = false }
}

protocol FillDelegate: AnyObject {
    func fillDidCancel()
}

final class FormViewController: UIViewController, FillDelegate {
    private let request = Request()
    private var isWaiting = false

    @objc private func fill() {
        let fill = FillViewController()
        fill.delegate = self
        isWaiting = true
        present(UINavigationController(rootViewController: fill), animated: true)
    }

    func fillDidCancel() {
        isWaiting = false
        request.finish()
        dismiss(animated: true)
    }
}

final class FillViewController: UIViewController {
    weak var delegate: FillDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem( // expect: swipe-skips-close (info) "sets isWaiting"
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }

    @objc private func cancel() { delegate?.fillDidCancel() }
}
