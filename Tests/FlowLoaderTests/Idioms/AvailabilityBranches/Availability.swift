import UIKit

final class PickerHostViewController: UIViewController {
    func pick() {
        if #available(iOS 16, *) {
            present(NewPickerViewController(), animated: true) // edge: present PickerHostViewController → NewPickerViewController
        } else {
            navigationController?.pushViewController(OldPickerViewController(), animated: true) // edge: push PickerHostViewController → OldPickerViewController
        }
    }

    func pickByGuard() {
        guard #available(iOS 15, *) else {
            show(OldPickerViewController(), sender: nil) // edge: show PickerHostViewController → OldPickerViewController
            return
        }
        present(NewPickerViewController(), animated: true) // edge: present PickerHostViewController → NewPickerViewController
    }
}

final class NewPickerViewController: UIViewController {}
final class OldPickerViewController: UIViewController {}
