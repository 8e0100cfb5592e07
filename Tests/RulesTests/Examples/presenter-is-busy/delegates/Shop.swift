import UIKit

protocol SizePickerDelegate: AnyObject {
    func sizePicker(_ picker: SizePickerViewController, didPick size: Int)
}

/// Calls its delegate and leaves the rest to it.
final class SizePickerViewController: UIViewController {
    weak var delegate: SizePickerDelegate?
    @IBAction func pick(_ sender: UIButton) { delegate?.sizePicker(self, didPick: 42) }
}

final class ShoeViewController: UIViewController, SizePickerDelegate {
    @IBAction func choose(_ sender: UIButton) {
        let picker = SizePickerViewController()
        picker.delegate = self
        present(UINavigationController(rootViewController: picker), animated: true)
    }

    func sizePicker(_ picker: SizePickerViewController, didPick size: Int) {
        present(BasketViewController(), animated: true) // expect: presenter-is-busy (warning) "still presenting “SizePickerViewController”"
    }
}

final class BootViewController: UIViewController, SizePickerDelegate {
    @IBAction func choose(_ sender: UIButton) {
        let picker = SizePickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func sizePicker(_ picker: SizePickerViewController, didPick size: Int) {
        picker.dismiss(animated: true) {
            self.present(BasketViewController(), animated: true) // ok: presenter-is-busy — in the dismissal's completion
        }
    }
}

final class SockViewController: UIViewController, SizePickerDelegate {
    @IBAction func choose(_ sender: UIButton) {
        let picker = SizePickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func sizePicker(_ picker: SizePickerViewController, didPick size: Int) {
        picker.present(BasketViewController(), animated: true) // ok: presenter-is-busy — on the one that calls
    }
}

final class GloveViewController: UIViewController, SizePickerDelegate {
    @IBAction func choose(_ sender: UIButton) {
        let picker = SizePickerViewController()
        picker.delegate = self
        navigationController?.pushViewController(picker, animated: true)
    }

    func sizePicker(_ picker: SizePickerViewController, didPick size: Int) {
        present(BasketViewController(), animated: true) // ok: presenter-is-busy — the picker was pushed
    }
}

final class BasketViewController: UIViewController {
    @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}

/// Goes before it calls.
final class ColourPickerViewController: UIViewController {
    weak var delegate: ColourPickerDelegate?
    @IBAction func pick(_ sender: UIButton) {
        dismiss(animated: true) { self.delegate?.colourPickerDidPick() }
    }
}

protocol ColourPickerDelegate: AnyObject { func colourPickerDidPick() }

final class ScarfViewController: UIViewController, ColourPickerDelegate {
    @IBAction func choose(_ sender: UIButton) {
        let picker = ColourPickerViewController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func colourPickerDidPick() {
        present(BasketViewController(), animated: true) // ok: presenter-is-busy — the picker has gone
    }
}

/// The system's picker waits for its delegate to take it away.
final class PhotoViewController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    @IBAction func take(_ sender: UIButton) {
        let picker = UIImagePickerController()
        picker.delegate = self
        present(picker, animated: true)
    }

    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
        let alert = UIAlertController(title: "Too large", message: nil, preferredStyle: .alert)
        present(alert, animated: true) // expect: presenter-is-busy (warning) "still presenting “UIImagePickerController”"
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.dismiss(animated: true) {
            self.present(BasketViewController(), animated: true) // ok: presenter-is-busy — the picker has gone
        }
    }
}
