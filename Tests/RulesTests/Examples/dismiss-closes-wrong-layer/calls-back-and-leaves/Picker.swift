import UIKit

protocol PickerDelegate: AnyObject {
    func pickerDidCancel()
}

final class PickerViewController: UIViewController {
    weak var delegate: PickerDelegate?
    @objc private func cancel() {
        delegate?.pickerDidCancel()
        dismiss(animated: true) // expect: dismiss-closes-wrong-layer (info) "on top of the one in what is called back"
    }
}

final class FormViewController: UIViewController, PickerDelegate {
    @objc private func pick() {
        let picker = PickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func pickerDidCancel() { dismiss(animated: true) }
}
