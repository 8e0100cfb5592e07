import UIKit

// A property that asks what is presented for itself ends at the top, as a loop does.

extension UIViewController {
    var last: UIViewController { presentedViewController?.last ?? self }
    var next: UIViewController { presentedViewController ?? self }
}

final class FormViewController: UIViewController {
    @objc private func pick() { present(UINavigationController(rootViewController: PickerViewController()), animated: true) }
}

final class PickerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: self, action: #selector(done))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .plain, target: self, action: #selector(send))
    }

    @objc private func done() {
        guard let presenter = presentingViewController else { return }
        presenter.dismiss(animated: true)
        presenter.last.present(ReceiptViewController(), animated: true) // expect: presentation-dropped "still being dismissed"
    }

    @objc private func send() {
        guard let presenter = presentingViewController else { return }
        presenter.dismiss(animated: true) {
            presenter.last.present(ReceiptViewController(), animated: true) // ok: presentation-dropped — the picker is gone
        }
    }
}

final class ReceiptViewController: UIViewController {}
