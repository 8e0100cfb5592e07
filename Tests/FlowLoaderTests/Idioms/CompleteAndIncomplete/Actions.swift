import UIKit

protocol FormDelegate: AnyObject {
    func formDidFinish()
}

/// Every action is resolved.
final class PlainFormViewController: UIViewController { // screen: PlainFormViewController complete
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
    }

    @objc private func finish() {
        navigationController?.popViewController(animated: true) // edge: pop PlainFormViewController → ?
    }
}

/// It tells somebody, who may do anything.
final class TellingFormViewController: UIViewController { // screen: TellingFormViewController incomplete
    weak var delegate: FormDelegate?
    func finish() { delegate?.formDidFinish() }
}

final class CallingFormViewController: UIViewController { // screen: CallingFormViewController incomplete
    var onDone: (() -> Void)?
    func finish() { onDone?() }
}
