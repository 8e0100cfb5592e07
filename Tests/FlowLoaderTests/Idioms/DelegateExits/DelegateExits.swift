import UIKit

protocol PickerDelegate: AnyObject {
    func pickerDidFinish()
}

final class ColourViewController: UIViewController, PickerDelegate {
    func pick() {
        let picker = ColourPickerViewController()
        picker.delegate = self
        present(UINavigationController(rootViewController: picker), animated: true) // edge: present ColourViewController → ColourPickerViewController in UINavigationController
    }
    func pickerDidFinish() {
        dismiss(animated: true) // edge: dismiss ColourViewController → ?
    }
}

/// Its Done goes to the delegate, which closes it.
final class ColourPickerViewController: UIViewController { // screen: ColourPickerViewController complete
    weak var delegate: PickerDelegate?
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }
    @objc private func done() { delegate?.pickerDidFinish() }
}

protocol StrangerDelegate: AnyObject {
    func strangerDidFinish()
}

/// Nobody in the sources is its delegate: opaque, not without a way out.
final class StrangerViewController: UIViewController { // screen: StrangerViewController incomplete
    weak var delegate: StrangerDelegate?
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    }
    @objc private func done() { delegate?.strangerDidFinish() }
}
